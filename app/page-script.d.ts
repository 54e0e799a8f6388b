declare module "*?page-script" {
  /** The address of the built module. */
  const address: string;
  export default address;
}
