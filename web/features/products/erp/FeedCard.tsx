import { cutTo } from '../../../platform/forms/cut-to.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readErpFeeds } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import { syncAgreements } from '@omsorg/contract/products/sync/sync-agreements.ts'
import { syncErpCid } from '@omsorg/contract/products/sync/sync-erp-cid.ts'
import { syncRatings } from '@omsorg/contract/products/sync/sync-ratings.ts'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Facts } from '../../../ui/table/Facts.tsx'
import css from './Erp.module.css'

type Feed = AnswerOf<typeof readErpFeeds>['feeds'][number]

const counted = ['added', 'changed', 'removed', 'skipped'] as const
const outdates = [readErpFeeds]

/** One feed: what came last, since when nothing has come, and the way to fetch it. Customer service sees it and fetches nothing. */
export function FeedCard({ feed: { feed, lastDone, failingSince, tries } }: { readonly feed: Feed }) {
  const [t, format] = useTextsAndFormat()
  const words = t.erp
  const [customer, setCustomer] = useState('')
  const mayFetch = useSessionUser()?.permissions.includes('UtilitiesWrite') ?? false
  const agreements = useAction(syncAgreements, { outdates })
  const ofOne = useAction(syncErpCid, { outdates })
  const ratings = useAction(syncRatings, { outdates })
  const isOfOne = feed === 'customer-agreements'
  // The numbers of a client are fetched where they are compared.
  const isFetchedHere = feed !== 'customer-numbers'
  const busy = isFetchedHere && { agreements, 'customer-agreements': ofOne, ratings }[feed].busy

  function fetchNow(): void {
    if (feed === 'agreements') void agreements.run({})
    else if (feed === 'ratings') void ratings.run({})
    else if (isOfOne) void ofOne.run({ input: { erpCustomerIdentifier: customer.trim() } })
  }

  const reason = mayFetch
    ? isOfOne && customer.trim() === ''
      ? words.customerFirst
      : undefined
    : words.onlyAdministrators
  return (
    <Card
      title={words.feeds[feed]}
      aside={
        failingSince === null ? (
          lastDone && <Badge tone="fresh">{words.came}</Badge>
        ) : (
          <Badge tone="error">{words.didNotCome}</Badge>
        )
      }
    >
      {lastDone && (
        <Facts items={counted.map((key) => ({ key, label: words[key], value: format.number(lastDone[key]) }))} />
      )}
      <div className={css.body}>
        <p className="o-second">{lastDone ? format.dateTime(lastDone.begunOn) : words.never}</p>
        {failingSince !== null && (
          <Notice tone="error">{words.failingSince({ since: format.dateTime(failingSince), count: tries })}</Notice>
        )}
        {isOfOne && mayFetch && (
          <TextField
            label={words.customer}
            autoComplete="off"
            value={customer}
            onChange={({ target }) => setCustomer(cutTo(target.value, 50))}
          />
        )}
        {isFetchedHere ? (
          <Button icon={<IconRefresh />} busy={busy} reason={reason} onClick={fetchNow}>
            {failingSince === null ? words.fetch : words.again}
          </Button>
        ) : (
          <p className="o-second">{mayFetch ? words.oneAtATime : words.onlyAdministrators}</p>
        )}
      </div>
    </Card>
  )
}
