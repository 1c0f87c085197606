import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Ring } from '../../../ui/supply/Ring.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { orderPathOf } from '../order-path.ts'
import { nameOf, nameOrProtected } from '../person-text.ts'
import { daysText, ringDays, supplyText, toneOf } from '../suggestion-text.ts'
import css from './NextPersons.module.css'

const shown = 3

/** Who still needs something today, with the next step for each; or that nobody does. */
export function NextPersonsCard({ left }: { readonly left: readonly RecipientRow[] }) {
  const t = useCareTexts()
  const words = t.orderPage.next
  if (left.length === 0) {
    return (
      <Card padded>
        <Empty title={words.done}>{words.doneBody}</Empty>
      </Card>
    )
  }
  return (
    <Card
      title={words.title({ count: left.length })}
      aside={<RouteLink to={pathTo('CareRecipientMain')}>{words.toList}</RouteLink>}
    >
      <ul className={css.left}>
        {left.slice(0, shown).map((row) => (
          <Waiting key={row.careRecipientId} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ row }: { readonly row: RecipientRow }) {
  const [t, f] = useCareTextsAndFormat()
  const { careRecipientId, urgent } = row
  if (!urgent) return null
  const { suggestion, name } = urgent
  const path = orderPathOf(row)
  const word = path ? t.careRecipients.actions.order : t.careRecipients.actions.renew
  return (
    <li>
      <Ring days={ringDays(suggestion)} tone={toneOf(suggestion.word)} label={daysText(t, suggestion)} />
      <div>
        <b>{row.protected ? <Badge tone="guard">{t.careRecipients.protected.title}</Badge> : nameOf(row)}</b>
        <span className="o-second-line">
          <WithDates>{`${name}. ${supplyText(t, f, suggestion)}`}</WithDates>
        </span>
      </div>
      <RouteButton
        variant="tinted"
        size="compact"
        to={path ?? pathTo('CareRecipient', { careRecipientId })}
        aria-label={`${word}: ${nameOrProtected(row, t)}`}
      >
        {word}
      </RouteButton>
    </li>
  )
}
