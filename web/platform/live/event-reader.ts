/** What the server tells on an open stream: one record changed; or something did, and nobody knows what. */
export type Told = { readonly kind: string; readonly id: number } | 'missed'

/** Reads events out of the pieces in which they come. A line that is a comment is a sign of life and no event. */
export function eventReader(hear: (told: Told) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const told = toldBy(block)
      if (told) hear(told)
    }
  }
}

function toldBy(block: string): Told | null {
  const lines = block.split('\n')
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const event = valueOf('event')
  if (event === 'missed') return 'missed'
  const data = event === 'changed' ? /^\{"kind":"([\w-]+)","id":(\d+)\}$/.exec(valueOf('data') ?? '') : null
  return data?.[1] ? { kind: data[1], id: Number(data[2]) } : null
}
