import { isLinkAddress, joined, words, type RichBlock, type RichWords } from './rich-text.ts'

/**
 * The same words as one types them into a plain field: `## ` and `### ` begin a heading, `- ` and `1. ` an entry of a list,
 * `**bold**`, `[words](address)`. A backslash before a mark makes it an ordinary sign.
 */
export function writeMarks(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${inline(block.words)}`
      if (block.kind === 'paragraph') return inline(block.words).split('\n').map(plainStart).join('\n')
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${inline(item).replaceAll('\n', ' ')}`)
        .join('\n')
    })
    .join('\n\n')
}

function inline(said: readonly RichWords[]): string {
  return said
    .map(({ text, bold, link }) => {
      const own = text.replaceAll(/[\\*[\]]/g, String.raw`\$&`)
      const weighed = bold
        ? own.replace(/^(\s*)([\s\S]*?)(\s*)$/, (_, before, inner, after) =>
            inner ? `${before}**${inner}**${after}` : `${before}${after}`,
          )
        : own
      return link === undefined ? weighed : `[${weighed}](${link.replaceAll(')', '%29')})`
    })
    .join('')
}

/** A line of a paragraph that would read as a heading or an entry. */
function plainStart(line: string): string {
  return line.replace(/^(#{2,3} |- |\d{1,3}\. )/, String.raw`\$1`)
}

export function readMarks(text: string): readonly RichBlock[] {
  const blocks: RichBlock[] = []
  let lines: string[] = []
  let list: { ordered: boolean; items: (readonly RichWords[])[] } | null = null

  const endParagraph = () => {
    const said = readInline(lines.join('\n'))
    if (said.length > 0) blocks.push({ kind: 'paragraph', words: said })
    lines = []
  }
  const endList = () => {
    if (list) blocks.push({ kind: 'list', ...list })
    list = null
  }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const [, marks = '', heading] = /^(##|###) +(.+)$/.exec(line) ?? []
    const [, mark = '', entry] = /^(-|\d{1,3}\.) +(.+)$/.exec(line) ?? []
    if (heading !== undefined || entry !== undefined || line === '') endParagraph()
    if (heading !== undefined || (entry === undefined && line !== '')) endList()
    if (heading !== undefined) {
      const said = readInline(heading)
      if (said.length > 0) blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, words: said })
    } else if (entry !== undefined) {
      const ordered = mark !== '-'
      if (list && (list as { ordered: boolean }).ordered !== ordered) endList()
      const item = readInline(entry)
      if (item.length === 0) continue
      list ??= { ordered, items: [] }
      list.items.push(item)
    } else if (line === '') endList()
    else lines.push(line)
  }
  endParagraph()
  endList()
  return blocks
}

const sign = /\\([\s\S])|\*\*|\[((?:\\[\s\S]|[^\]\\]){0,300})\]\(([^()\s]{1,2000})\)|[\s\S]/g

function readInline(text: string, link: string | null = null): readonly RichWords[] {
  const found: RichWords[] = []
  // A mark without its other half is ordinary stars.
  const pairs = Math.floor([...text.matchAll(sign)].filter(([all]) => all === '**').length / 2) * 2
  let marks = 0
  for (const [all, escaped, label, address] of text.matchAll(sign)) {
    const bold = marks % 2 === 1
    if (all === '**' && marks < pairs) marks += 1
    else if (escaped !== undefined) found.push(words(escaped, bold, link))
    else if (label !== undefined && address !== undefined && link === null && isLinkAddress(address))
      found.push(...readInline(label, address).map((each) => (bold ? { ...each, bold: true as const } : each)))
    else found.push(words(all, bold, link))
  }
  return joined(found)
}
