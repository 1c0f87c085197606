import type {
  ProtectionInUse,
  SuggestedProduct,
  SuggestionOfPart,
} from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './Guided.module.css'

interface CompareTableProps {
  readonly part: SuggestionOfPart
  /** At most four. */
  readonly candidates: readonly SuggestedProduct[]
}

/** What was marked, side by side; what is used now stands first, and what differs from it is marked. */
export function CompareTable({ part: { part, changes, now: inUse }, candidates }: CompareTableProps) {
  const [t, f] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.investigations.guided
  const hip = (range: SuggestedProduct['hip']) => (range ? `${f.number(range.from)}–${f.number(range.to)} cm` : '–')
  const cost = (minor: number | null, currency: ProtectionInUse['currency']) =>
    minor === null ? '–' : `${moneyText(minor, currency, cultureOf(language))} ${words.perDay[part]}`
  const rows: readonly {
    readonly word: string
    readonly of: (candidate: SuggestedProduct) => string
    readonly now: (product: ProtectionInUse) => string
    /** What is told of a day and what of a part of it differ in any case. */
    readonly unlike?: true
  }[] = [
    { word: words.rows.holds, of: ({ holds }) => `${f.number(holds)} ml`, now: ({ holds }) => `${f.number(holds)} ml` },
    {
      word: words.rows.more,
      of: ({ more }) => `${f.number(more)} ml`,
      now: ({ more }) => (more < 0 ? words.now.tooLittle({ volume: f.number(-more) }) : `${f.number(more)} ml`),
    },
    { word: words.rows.hip, of: (each) => hip(each.hip), now: (each) => hip(each.hip) },
    {
      word: words.rows.cost,
      of: ({ costPerDay, product }) => cost(costPerDay, product.currency),
      now: ({ costPerDay, currency }) => cost(costPerDay, currency),
    },
    {
      unlike: true,
      word: words.rows.pieces,
      of: () => `${f.number(changes)} ${words.perDay[part]}`,
      now: ({ piecesPerDay }) =>
        piecesPerDay === null ? '–' : words.now.prescribed({ count: f.number(piecesPerDay) }),
    },
    {
      word: words.rows.for,
      of: ({ pluses }) => pluses.map((plus) => words.pluses[plus]).join(', ') || '–',
      now: () => '',
    },
    {
      word: words.rows.against,
      of: ({ minuses }) => minuses.map((minus) => words.minuses[minus]).join(', ') || '–',
      now: () => '',
    },
  ]
  // What is used now and marked as well stands once, as what is used now.
  const marked = candidates.filter(({ product }) => !inUse.some((each) => each.itemNumber === product.itemNumber))
  return (
    <Card title={words.compareTitle} note={words.compareMost}>
      <div className={css.compare} role="region" aria-label={words.compareTitle} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {inUse.map(({ itemNumber, name }) => (
                <th key={itemNumber} scope="col">
                  {name}
                  <small>{words.now.column}</small>
                </th>
              ))}
              {marked.map(({ product }) => (
                <th key={product.itemNumber} scope="col">
                  {product.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, of, now, unlike }) => {
              const told = marked.map(of)
              const before = inUse.map(now)
              const first = unlike ? '' : (before[0] ?? '')
              // Beside what is used now each tells whether it differs from that; without, whether they differ at all.
              const differs = (text: string) => (first === '' ? !unlike && new Set(told).size > 1 : text !== first)
              return (
                <tr key={word}>
                  <th scope="row">{word}</th>
                  {before.map((text, at) => (
                    <td key={inUse[at]?.itemNumber}>{text}</td>
                  ))}
                  {told.map((text, at) => (
                    <td key={marked[at]?.product.itemNumber} data-differs={differs(text) || undefined}>
                      {first !== '' && text !== first && (
                        <>
                          <span className={css.unequal} aria-hidden="true">
                            ≠{' '}
                          </span>
                          <VisuallyHidden>{words.now.differs}: </VisuallyHidden>
                        </>
                      )}
                      {text}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
