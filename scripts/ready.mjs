// Exits with 0 if the product on this machine reports that it is ready: a container's health check.
const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).catch(
  () => null,
);
process.exit(response?.ok ? 0 : 1);
