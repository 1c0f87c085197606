import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { compareClientNumbers } from '@omsorg/contract/products/sync/compare-client-numbers.ts'
import { useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Segments } from '../../../ui/fields/Segments.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './Erp.module.css'
import { type Difference, keyOf, offered } from './differences.ts'

const tones: Readonly<Record<Difference['state'], Tone>> = {
  equal: 'fresh',
  new: 'info',
  deleted: 'quiet',
  changed: 'soon',
}
const shownStates = ['changed', 'new', 'deleted', 'equal'] as const
const segmentTones = { changed: 'soon', new: 'fresh', deleted: 'miss', equal: 'quiet' } as const

interface DifferenceTableProps {
  readonly comparison: AnswerOf<typeof compareClientNumbers>
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** What stands here and what it becomes, number by number; the counts filter it. */
export function DifferenceTable({ comparison, chosen, onChoose }: DifferenceTableProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.erpNumbers
  const [only, setOnly] = useState<Difference['state'] | null>(null)
  const rows = comparison.differences.filter(({ state }) => (only === null ? state !== 'equal' : state === only))

  function toggle(row: Difference): void {
    const next = new Set(chosen)
    if (!next.delete(keyOf(row))) next.add(keyOf(row))
    onChoose(next)
  }

  return (
    <>
      <div className={css.below}>
        <Segments
          label={words.state}
          shownWord={t.common.states.shown}
          segments={shownStates.map((state) => ({
            key: state,
            count: format.number(comparison.counts[state]),
            word: words.states[state],
            tone: segmentTones[state],
            on: only === state,
          }))}
          onToggle={(state) => setOnly(only === state ? null : state)}
        />
      </div>
      <DataTable
        caption={words.title}
        rows={rows}
        rowKey={keyOf}
        instead={rows.length === 0 ? <p className="o-second">{words.none}</p> : undefined}
        columns={[
          {
            key: 'choice',
            head: words.chooseAll,
            headHidden: true,
            card: 'lead',
            width: '48px',
            cell: (row: Difference) =>
              offered(row) && (
                <CheckboxField
                  label={<VisuallyHidden>{words.choose({ number: row.number })}</VisuallyHidden>}
                  checked={chosen.has(keyOf(row))}
                  onChange={() => toggle(row)}
                />
              ),
          },
          {
            key: 'state',
            head: words.state,
            card: 'status',
            cell: ({ state }: Difference) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
          },
          { key: 'number', head: words.number, card: 'title', cell: ({ number }: Difference) => <b>{number}</b> },
          {
            key: 'used',
            head: words.usedBy,
            card: 'labelled',
            cell: ({ state, carePlaceName }: Difference) =>
              state === 'new' ? words.nobody : (carePlaceName ?? words.ofClient),
          },
          { key: 'becomes', head: words.becomes, card: 'body', cell: (row: Difference) => <Becomes of={row} /> },
        ]}
      />
    </>
  )
}

function Becomes({ of: { state, fields, inErp, keptBecause, ordersUnderWay } }: { readonly of: Difference }) {
  const words = useTextsAndFormat()[0].erpNumbers
  if (keptBecause !== null) return words.kept[keptBecause]({ count: ordersUnderWay })
  if (state === 'deleted') return words.gone
  if (state === 'new' && inErp)
    return [inErp.name, inErp.careOf, inErp.address, [inErp.zip, inErp.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ')
  return fields.map(({ field, here, inErp: theirs }) => (
    <span key={field} className={css.change}>
      {words.fields[field]} {here === '' ? words.nothing : <s className={css.was}>{here}</s>} →{' '}
      <b>{theirs === '' ? words.nothing : theirs}</b>
    </span>
  ))
}
