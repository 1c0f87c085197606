import type { PreliminaryChange } from '@omsorg/domain/orders/preliminary/line-changes.ts'
import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Badge, type Tone } from '../../../ui/feedback/Badge.tsx'
import css from './Preliminary.module.css'

/** How each change looks: what stops a line, what holds it up, what is only to be known. */
export const looks: Readonly<Record<PreliminaryChange, { readonly tone: Tone; readonly icon?: ReactNode }>> = {
  gone: { tone: 'error', icon: <IconX /> },
  'being-replaced': { tone: 'error', icon: <IconArrowsExchange /> },
  'not-your-area': { tone: 'miss' },
  'not-allowed': { tone: 'now' },
  moved: { tone: 'info', icon: <IconUsers /> },
  delayed: { tone: 'soon' },
  price: { tone: 'quiet', icon: <IconTag /> },
}

/** What is not as it was, each with its count; or that all of it is. */
export function ChangeBadges({ row }: { readonly row: PreliminaryOrderRow }) {
  const [t, f] = useTextsAndFormat()
  const words = t.preliminaryOrders
  const { changes, newResidents } = row
  if (changes === null) return null
  const isSame = changes.length === 0 && !newResidents
  return (
    <span className={css.badges}>
      {isSame && <Badge tone="fresh">{words.asBefore}</Badge>}
      {changes.map(({ change, lines, expectedOn }) => (
        <Badge key={change} {...looks[change]}>
          {change === 'delayed' && expectedOn
            ? words.comes({ count: lines, date: f.date(expectedOn) })
            : words.changes[change]({ count: lines })}
        </Badge>
      ))}
      {newResidents !== null && newResidents > 0 && (
        <Badge tone="info" icon={<IconUsers />}>
          {words.newResidents({ count: newResidents })}
        </Badge>
      )}
    </span>
  )
}
