import type { SuggestedProduct, SuggestionOfPart } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './Guided.module.css'

interface CompareTableProps {
  readonly part: SuggestionOfPart['part']
  /** At most four. */
  readonly candidates: readonly SuggestedProduct[]
}

/** What was marked, side by side. */
export function CompareTable({ part, candidates }: CompareTableProps) {
  const [t, f] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.investigations.guided
  const rows: readonly { readonly word: string; readonly of: (candidate: SuggestedProduct) => string }[] = [
    { word: words.rows.holds, of: ({ holds }) => `${f.number(holds)} ml` },
    { word: words.rows.more, of: ({ more }) => `${f.number(more)} ml` },
    { word: words.rows.hip, of: ({ hip }) => (hip ? `${f.number(hip.from)}–${f.number(hip.to)} cm` : '–') },
    {
      word: words.rows.cost,
      of: ({ costPerDay, product }) =>
        costPerDay === null
          ? '–'
          : `${moneyText(costPerDay, product.currency, cultureOf(language))} ${words.perDay[part]}`,
    },
    { word: words.rows.for, of: ({ pluses }) => pluses.map((plus) => words.pluses[plus]).join(', ') || '–' },
    { word: words.rows.against, of: ({ minuses }) => minuses.map((minus) => words.minuses[minus]).join(', ') || '–' },
  ]
  return (
    <Card title={words.compareTitle} note={words.compareMost}>
      <div className={css.compare} role="region" aria-label={words.compareTitle} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {candidates.map(({ product }) => (
                <th key={product.itemNumber} scope="col">
                  {product.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, of }) => {
              const told = candidates.map(of)
              const differ = new Set(told).size > 1
              return (
                <tr key={word}>
                  <th scope="row">{word}</th>
                  {told.map((text, at) => (
                    <td key={candidates[at]?.product.itemNumber} data-differs={differ || undefined}>
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
