/**
 * Whether one delivery address, and only one, is the default (O-5-30). Somebody without any address is told apart by
 * whoever asks: a protected person has none.
 */
export function hasOneDefault(addresses: readonly { readonly isDefault: boolean }[]): boolean {
  return addresses.filter((address) => address.isDefault).length === 1
}
