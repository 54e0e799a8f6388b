declare module "*?worker-file" {
  /** The address of the built file, for `runInWorker`. */
  const file: string;
  export default file;
}
