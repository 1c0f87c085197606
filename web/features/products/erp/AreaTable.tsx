import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { compareInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/compare-invoice-areas.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'

export type Area = AnswerOf<typeof compareInvoiceAreas>['areas'][number]

const tones: Readonly<Record<Area['state'], Tone>> = { equal: 'fresh', new: 'info', gone: 'quiet', changed: 'soon' }

interface AreaTableProps {
  readonly areas: readonly Area[]
  /** The codes of what is to be stored. */
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** What stands here and what the ERP has, code by code. */
export function AreaTable({ areas, chosen, onChoose }: AreaTableProps) {
  const words = useAllTexts().erpAreas

  function toggle(code: string): void {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    onChoose(next)
  }

  return (
    <DataTable
      caption={words.title}
      rows={areas}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'choice',
          head: words.chooseAll,
          headHidden: true,
          card: 'lead',
          width: '48px',
          cell: ({ code, state }: Area) =>
            state !== 'equal' && (
              <CheckboxField
                label={<VisuallyHidden>{words.choose({ code })}</VisuallyHidden>}
                checked={chosen.has(code)}
                onChange={() => toggle(code)}
              />
            ),
        },
        {
          key: 'state',
          head: words.state,
          card: 'status',
          cell: ({ state }: Area) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
        },
        { key: 'code', head: words.code, card: 'title', cell: ({ code }: Area) => <b>{code}</b> },
        {
          key: 'here',
          head: words.here,
          card: 'labelled',
          cell: ({ here }: Area) =>
            here === null ? words.nothing : here.active ? here.name : `${here.name} (${words.outOfUse})`,
        },
        {
          key: 'inErp',
          head: words.inErp,
          card: 'labelled',
          cell: ({ state, here, inErp }: Area) => {
            if (inErp === null) return state === 'gone' ? words.goesOut : words.nothing
            return here && !here.active ? `${inErp.name} (${words.comesBack})` : inErp.name
          },
        },
      ]}
    />
  )
}
