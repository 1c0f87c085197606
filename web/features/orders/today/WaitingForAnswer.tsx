import { listWaiting, type WaitingForAnswer as Waiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ActionList } from '../../../ui/layout/ActionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { asksOrdersAfter, useLiveOrders } from '../live/use-live-orders.ts'
import { prescriptionPath } from '../../prescriptions/index.ts'
import { authorName } from '../../../platform/author-name.ts'

/** Orders that stand still, and renewals that colleagues ask for. */
export function WaitingForAnswer() {
  const [t] = useTextsAndFormat()
  const { waiting } = t.myPages
  useLiveOrders()
  const answer = useAnswer(listWaiting, {}, { silent: true, again: asksOrdersAfter })
  const { data } = answer
  const hasTasks = data?.entities.some(({ kind }) => kind !== 'renewal')
  return (
    <Card
      title={waiting.title}
      note={data && data.totalCount > 0 && <b className="o-count">{data.totalCount}</b>}
      aside={hasTasks && <RouteLink to={pathTo('OrderTasks')}>{t.orderTasks.title}</RouteLink>}
    >
      {data && !answer.error ? (
        <ActionList
          empty={waiting.none}
          items={data.entities.map((each) => ({
            key: `${each.kind} ${each.since} ${each.customerOrderId ?? each.prescriptionId ?? each.careRecipientId}`,
            mark: <Icon size={24} of={each.kind === 'renewal' ? <IconRefresh /> : <IconAlertCircle />} />,
            words: <Words waiting={each} />,
            action: <Answer waiting={each} />,
          }))}
        />
      ) : (
        <InsteadOfAnswer answer={answer} rows={4} />
      )}
    </Card>
  )
}

function Words({ waiting }: { readonly waiting: Waiting }) {
  const [t, format] = useTextsAndFormat()
  const words = t.myPages.waiting
  const { kind, careRecipientName, careRecipientId, itemName, askedBy, since } = waiting
  const name = waiting.protected ? t.careRecipients.protected.title : careRecipientName
  const about =
    kind === 'renewal' && askedBy && itemName ? words.asks({ name: authorName(askedBy, t), item: itemName }) : itemName
  return (
    <>
      {careRecipientId === null ? (
        <b>{waiting.customerOrderId !== null && t.myPages.order({ number: waiting.customerOrderId })}</b>
      ) : (
        <RouteLink to={pathTo('CareRecipient', { careRecipientId })}>{name}</RouteLink>
      )}
      {about && <span className="o-second-line">{about}</span>}
      <Badge tone={kind === 'renewal' || kind === 'moved' ? 'soon' : 'error'}>
        <WithDates>{words.since({ what: words.kinds[kind], date: format.dateOf(since) })}</WithDates>
      </Badge>
    </>
  )
}

function Answer({ waiting }: { readonly waiting: Waiting }) {
  const [t] = useTextsAndFormat()
  const words = t.myPages.waiting
  const { customerOrderId, prescriptionId, careRecipientId, therapyArea } = waiting
  if (customerOrderId !== null) {
    return (
      <RouteButton
        size="compact"
        to={pathTo('OrderOverview', { customerOrderId })}
        aria-label={words.showOrder({ number: customerOrderId })}
      >
        {words.show}
      </RouteButton>
    )
  }
  // Where she has moved, and that it is done, stands in the list of tasks.
  if (waiting.kind === 'moved') {
    return (
      <RouteButton
        size="compact"
        to={pathTo('OrderTasks')}
        aria-label={words.answerTo({ name: waiting.careRecipientName ?? t.careRecipients.protected.title })}
      >
        {words.answer}
      </RouteButton>
    )
  }
  if (prescriptionId === null || careRecipientId === null || therapyArea === null) return null
  const name = waiting.careRecipientName ?? t.careRecipients.protected.title
  return (
    <RouteButton
      size="compact"
      to={prescriptionPath({ careRecipientId, therapyArea }, prescriptionId)}
      aria-label={words.answerTo({ name })}
    >
      {words.answer}
    </RouteButton>
  )
}
