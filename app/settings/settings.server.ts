/** The door of the settings slice: what a company puts on the product. */

export type Brand = { name: string; supportMail: string };

const SHIPPED: Brand = { name: "Setpoint", supportMail: "support@setpoint.example" };

/** The brand in force. */
export function currentBrand(): Brand {
  return SHIPPED;
}
