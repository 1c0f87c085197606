import {
  isLinkAddress,
  joined,
  words,
  type RichBlock,
  type RichWords,
} from '@omsorg/domain/content/rich-text/rich-text.ts'
import { Fragment, Schema, type Node } from 'prosemirror-model'

/** Headings, paragraphs, lists, bold and links: what news may say, and nothing else. What is pasted loses the rest by it. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      // A table that is pasted goes on as lines, the cells of each apart.
      parseDOM: [{ tag: 'p' }, { tag: 'tr', getContent: cellsOf }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
        { tag: 'h4', attrs: { level: 3 } },
      ],
      toDOM: (node) => [node.attrs['level'] === 3 ? 'h3' : 'h2', 0],
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = dom.getAttribute('href') ?? ''
            return isLinkAddress(href) ? { href } : false
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noopener noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
})

function cellsOf(row: globalThis.Node, of: Schema): Fragment {
  const cells = [...row.childNodes].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
  const line = cells.filter((cell) => cell !== '').join(', ')
  return line === '' ? Fragment.empty : Fragment.from(of.text(line))
}

/** The document that the blocks are edited as. */
export function documentOf(blocks: readonly RichBlock[]): Node {
  const content = blocks.map((block) => {
    if (block.kind === 'heading')
      return { type: 'heading', attrs: { level: block.level }, content: inline(block.words) }
    if (block.kind === 'paragraph') return { type: 'paragraph', content: inline(block.words) }
    return {
      type: block.ordered ? 'ordered_list' : 'bullet_list',
      content: block.items.map((item) => ({
        type: 'list_item',
        content: [{ type: 'paragraph', content: inline(item) }],
      })),
    }
  })
  return schema.nodeFromJSON({ type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] })
}

function inline(said: readonly RichWords[]) {
  return said.flatMap(({ text, bold, link }) => {
    const marks = [
      ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
      ...(bold ? [{ type: 'bold' }] : []),
    ]
    return text
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'hard_break' }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks }]),
      ])
  })
}

/** What the document says. Empty blocks are left out. */
export function blocksOf(document: Node): readonly RichBlock[] {
  const blocks: RichBlock[] = []
  document.forEach((node) => {
    if (node.type.name === 'bullet_list' || node.type.name === 'ordered_list') {
      const items: (readonly RichWords[])[] = []
      node.forEach((item) => {
        const said = wordsOf(item.firstChild)
        if (said.length > 0) items.push(said)
      })
      if (items.length > 0) blocks.push({ kind: 'list', ordered: node.type.name === 'ordered_list', items })
      return
    }
    const said = wordsOf(node)
    if (said.length === 0) return
    if (node.type.name !== 'heading') blocks.push({ kind: 'paragraph', words: said })
    else blocks.push({ kind: 'heading', level: node.attrs['level'] === 3 ? 3 : 2, words: said })
  })
  return blocks
}

function wordsOf(node: Node | null): readonly RichWords[] {
  const found: RichWords[] = []
  node?.forEach((each) => {
    const link = each.marks.find(({ type }) => type.name === 'link')?.attrs['href']
    const isBold = each.marks.some(({ type }) => type.name === 'bold')
    const text = each.type.name === 'hard_break' ? '\n' : (each.text ?? '')
    found.push(words(text, isBold, typeof link === 'string' && isLinkAddress(link) ? link : null))
  })
  return joined(found)
}
