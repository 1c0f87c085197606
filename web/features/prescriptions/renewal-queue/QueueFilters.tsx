import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Queue.module.css'
import type { Order } from './queue-pass.ts'

/** What of the queue is looked at. */
export interface Shown {
  readonly withinDays: 30 | 60
  readonly order: Order
  readonly q: string
  readonly onlyOpen: boolean
}

interface QueueFiltersProps {
  readonly shown: Shown
  readonly rows: readonly QueueRow[]
  readonly onChange: (part: Partial<Shown>) => void
}

export function QueueFilters({ shown, rows, onChange }: QueueFiltersProps) {
  const words = useAllTexts().renewalQueue
  const toggle = (pressed: boolean) => ({
    size: 'compact' as const,
    variant: pressed ? ('tinted' as const) : ('outlined' as const),
    'aria-pressed': pressed,
  })
  return (
    <div className={css.tools}>
      <div className="o-row-8" role="group" aria-label={words.within}>
        {([30, 60] as const).map((days) => (
          <Button key={days} {...toggle(shown.withinDays === days)} onClick={() => onChange({ withinDays: days })}>
            {words.days({ count: days })} {rows.filter((row) => row.daysLeft < days).length}
          </Button>
        ))}
      </div>
      <div className="o-row-8" role="group" aria-label={words.order}>
        {(['room', 'end'] as const).map((order) => (
          <Button key={order} {...toggle(shown.order === order)} onClick={() => onChange({ order })}>
            {words.orders[order]}
          </Button>
        ))}
      </div>
      <Button {...toggle(shown.onlyOpen)} onClick={() => onChange({ onlyOpen: !shown.onlyOpen })}>
        {words.onlyOpen}
      </Button>
      <div className={css.search}>
        <TextField
          label={words.search}
          type="search"
          size="compact"
          icon={<IconSearch />}
          value={shown.q}
          maxLength={30}
          onChange={(event) => onChange({ q: event.target.value })}
        />
      </div>
    </div>
  )
}
