import type { CompareState } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import css from './CustomerNumbers.module.css'
import type { CustomerNumber } from './numbers.ts'

const tones: Readonly<Record<CompareState, Tone>> = { equal: 'fresh', new: 'info', deleted: 'error', changed: 'soon' }

interface NumberTableProps {
  readonly title: string
  readonly numbers: readonly CustomerNumber[]
  readonly mayChange: boolean
  /** What the ERP says is known. */
  readonly canTakeOver: boolean
  readonly onEdit: (number: CustomerNumber) => void
  readonly onTakeOver: (number: CustomerNumber) => void
  readonly onRemove: (number: CustomerNumber) => Promise<void>
  readonly isRemoving: boolean
}

export function NumberTable(props: NumberTableProps) {
  const { title, numbers, mayChange, canTakeOver, onEdit, onTakeOver, onRemove, isRemoving } = props
  const [t, f] = useTextsAndFormat()
  const words = t.organisationClients.numbers
  const [asked, setAsked] = useState<CustomerNumber | null>(null)
  const areasOf = (areas: readonly string[]) =>
    areas.length === 0 || areas.length === 8
      ? words.allAreas
      : areas.map((area) => t.therapyAreas.names[area as TherapyArea]).join(', ')
  return (
    <>
      <DataTable
        caption={title}
        rows={numbers}
        rowKey={({ number }) => number}
        instead={numbers.length === 0 ? <p className={css.none}>{words.none}</p> : undefined}
        columns={[
          {
            key: 'number',
            head: words.number,
            card: 'title',
            cell: ({ number, isPrimary, isPayer }: CustomerNumber) => (
              <>
                <b>{number}</b> {isPrimary && <Badge tone="info">{words.primaryShort}</Badge>}{' '}
                {isPayer && <Badge>{words.payerShort}</Badge>}
              </>
            ),
          },
          {
            key: 'name',
            head: words.name,
            cell: ({ name, careOf, address, zip, city }: CustomerNumber) => (
              <>
                {name}
                <span className="o-second-line">
                  {[careOf, address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
                </span>
              </>
            ),
          },
          { key: 'areas', head: words.areas, cell: ({ therapyAreas }: CustomerNumber) => areasOf(therapyAreas) },
          {
            key: 'erp',
            head: words.erp,
            cell: ({ erpCompareState: state, comparedAt }: CustomerNumber) =>
              state ? (
                <>
                  <Badge tone={tones[state]}>{words.states[state]}</Badge>
                  {comparedAt && <span className="o-second-line">{f.dateTime(Temporal.Instant.from(comparedAt))}</span>}
                </>
              ) : (
                words.notCompared
              ),
          },
          ...(mayChange
            ? [
                {
                  key: 'do',
                  head: words.actions,
                  headHidden: true,
                  right: true,
                  card: 'action' as const,
                  cell: (number: CustomerNumber) => (
                    <span className="o-row-8">
                      {canTakeOver && number.erpCompareState === 'changed' && (
                        <Button size="small" onClick={() => onTakeOver(number)}>
                          {words.takeOver}
                        </Button>
                      )}
                      <Button
                        size="small"
                        aria-label={words.edit({ number: number.number })}
                        onClick={() => onEdit(number)}
                      >
                        {words.editShort}
                      </Button>
                      <Button
                        size="small"
                        variant="text"
                        aria-label={words.remove({ number: number.number })}
                        onClick={() => setAsked(number)}
                      >
                        {words.removeShort}
                      </Button>
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      {asked && (
        <ActionDialog
          title={words.removeQuestion({ number: asked.number })}
          danger
          action={words.removeShort}
          busy={isRemoving}
          onAction={async () => {
            await onRemove(asked)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p>{words.removeBody}</p>
        </ActionDialog>
      )}
    </>
  )
}
