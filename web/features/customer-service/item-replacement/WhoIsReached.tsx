import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readReplacementInformation } from '@omsorg/contract/customer-service/item-replacement/read-replacement-information.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SignList } from '../../../ui/feedback/SignList.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Facts } from '../../../ui/table/Facts.tsx'

export type Preview = AnswerOf<typeof readReplacementInformation>
type Client = Preview['clients'][number]

const counted = ['carePlaces', 'prescriptions', 'cartItems', 'preliminaryOrders'] as const

/** How many, where, and what else is to be known before it is published. */
export function WhoIsReached({ preview }: { readonly preview: Preview }) {
  const t = useAllTexts()
  const words = t.itemReplacement
  const { replaced, replacement, merged, notesNamingIt, placedOrders, block } = preview
  const signs = [
    ...(block ? [{ key: 'block', grave: true, words: words.blocks[block] }] : []),
    ...(merged > 0
      ? [{ key: 'merged', grave: false, words: words.merged({ count: merged, to: replacement.name }) }]
      : []),
    ...(notesNamingIt > 0
      ? [{ key: 'notes', grave: false, words: words.notes({ count: notesNamingIt, from: replaced.name }) }]
      : []),
    ...(placedOrders > 0 ? [{ key: 'placed', grave: false, words: words.placed({ count: placedOrders }) }] : []),
  ]
  return (
    <Card title={words.reached}>
      <Facts items={counted.map((key) => ({ key, label: words[key], value: preview[key] }))} />
      <DataTable
        caption={words.reached}
        rows={preview.clients}
        rowKey={({ clientId }) => clientId}
        instead={preview.clients.length === 0 ? <Empty title={words.nobody} /> : undefined}
        columns={[
          { key: 'client', head: words.client, card: 'title', cell: ({ clientName }: Client) => <b>{clientName}</b> },
          ...counted.map((key) => ({
            key,
            head: words[key],
            right: true,
            card: 'labelled' as const,
            cell: (client: Client) => client[key],
          })),
        ]}
      />
      <SignList signs={signs} />
    </Card>
  )
}
