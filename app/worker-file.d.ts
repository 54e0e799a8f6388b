declare module "*?worker-file" {
  /** The path of the built file, for `runInWorker`. */
  const file: string;
  export default file;
}
