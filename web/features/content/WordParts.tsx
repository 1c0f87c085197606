import { Card } from '../../ui/layout/Card.tsx'
import css from './Words.module.css'

interface WordPartsProps {
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

/** The product's own words, where no administrator has written any: a card for each part. */
export function WordParts({ parts }: WordPartsProps) {
  return parts.map(({ title, lines }) => (
    <Card key={title} title={title} padded>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  ))
}
