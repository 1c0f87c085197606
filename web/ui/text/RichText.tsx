import { Fragment, type ReactNode } from 'react'
import css from './RichText.module.css'

interface Words {
  readonly text: string
  readonly bold?: true
  readonly link?: string
}

type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly words: readonly Words[] }
  | { readonly kind: 'paragraph'; readonly words: readonly Words[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Words[])[] }

export interface RichTextProps {
  readonly blocks: readonly Block[]
  /** Draws a link, so that one to our own pages leads there without loading anew. */
  readonly link: (address: string, words: ReactNode) => ReactNode
}

/** Words that somebody has written, drawn from blocks: nothing of them is ever read as markup. */
export function RichText({ blocks, link }: RichTextProps) {
  const draw = (words: readonly Words[]) =>
    words.map((each, at) => {
      const lines = each.text.split('\n').map((line, place) => (
        <Fragment key={place}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))
      const weighed = each.bold ? <strong>{lines}</strong> : lines
      return <Fragment key={at}>{each.link === undefined ? weighed : link(each.link, weighed)}</Fragment>
    })
  return (
    <div className={css.text}>
      {blocks.map((block, at) => {
        if (block.kind === 'paragraph') return <p key={at}>{draw(block.words)}</p>
        if (block.kind === 'heading') {
          const Heading = block.level === 2 ? 'h2' : 'h3'
          return <Heading key={at}>{draw(block.words)}</Heading>
        }
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={at}>
            {block.items.map((item, place) => (
              <li key={place}>{draw(item)}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
