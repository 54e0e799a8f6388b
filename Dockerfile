# syntax=docker/dockerfile:1

# Installs from the lock file, builds, and puts everything needed to run in /release, including Node.
FROM node:24-trixie-slim AS build
WORKDIR /source
COPY . .
# Without a PostgreSQL: it would need a shell and a user of the system, so the image takes the server of DATABASE_URL.
RUN --mount=type=cache,target=/root/.npm node scripts/release.mjs /release --without-database
# The C and C++ libraries that Node and the native packages load, each in its place.
RUN mkdir /data /libraries && find /release -name node -type f -o -name '*.node' -o -name '*.so.*' \
  | xargs -n 1 ldd | grep -o '/[^ ]*' | grep -v ^/release | sort -u | xargs cp --parents -Lt /libraries

# These libraries and the release, and nothing else: no shell, no npm, no compiler.
FROM scratch
COPY --from=build /libraries /
WORKDIR /app
COPY --from=build /release /app
COPY --from=build --chown=65532:65532 /data /data
ENV DATA_DIR=/data PORT=3000 MALLOC_TRIM_THRESHOLD_=131072
USER 65532:65532
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=2s \
  CMD ["/app/bin/node", "scripts/ready.mjs"]
ENTRYPOINT ["/app/bin/node", "--max-semi-space-size=4", "--max-old-space-size=512", "scripts/run.mjs"]
CMD ["serve"]
