declare module "*?page-script" {
  /** The address of the built module. */
  const address: string;
  export default address;
}

declare module "*?worker-file" {
  /** The path of the built file, for `runInWorker`. */
  const file: string;
  export default file;
}
