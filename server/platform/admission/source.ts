/** What counts as one source: an address of IPv4, and of IPv6 the network of 64 bits that one connection is given. */
export function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::').map(groupsOf)
  const left = head === '' ? [] : head
  if (tail === undefined) return left.slice(0, 4).join(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - tail.length) }, () => '0')
  return [...left, ...zeros, ...tail].slice(0, 4).join(':')
}

/** A coarse part of an address, about what one provider or one employer has: where somebody moves without going anywhere new. */
export function networkOf(address: string): string {
  const source = sourceOf(address)
  return source
    .split(source.includes(':') ? ':' : '.')
    .slice(0, 2)
    .join('.')
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
