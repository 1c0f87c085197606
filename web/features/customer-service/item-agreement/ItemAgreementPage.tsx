import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listItemAgreements } from '@omsorg/contract/customer-service/item-agreement/list-item-agreements.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { addressView, page, text } from '../../../platform/routing/address-view.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useItem } from '../item-replacement/use-item.ts'
import { ItemChoice } from '../item-replacement/ItemChoice.tsx'

type Agreement = AnswerOf<typeof listItemAgreements>['entities'][number]

const agreementView = addressView({ item: text, page })

/** Which clients have an agreement on an item (O-2-72). */
export function ItemAgreementPage() {
  const [t, format] = useTextsAndFormat()
  const words = t.substitution
  const { view, change } = useAddressView(agreementView)
  const { item, isUnknown, failed } = useItem(view.item)
  const answer = useAnswer(
    listItemAgreements,
    { query: { itemNumber: view.item, page: view.page } },
    { enabled: item !== undefined, keepFormer: true },
  )
  useLastPage(answer, view.page, (last) => change({ page: last }))
  return (
    <Page title={t.screens.itemAgreement} lead={words.agreementLead}>
      <ToolTabs current="CSPUtilitiesItemAgreement" />
      <div className="o-stack">
        <Card padded>
          <ItemChoice
            label={words.item}
            itemNumber={view.item}
            onChoose={(itemNumber) => change({ item: itemNumber ?? '', page: 1 })}
          />
        </Card>
        {view.item === '' ? (
          <p className="o-second">{words.beginAgreement}</p>
        ) : isUnknown || failed ? null : (
          <HistoryCard
            title={words.agreements}
            answer={answer}
            page={view.page}
            onPage={(to) => change({ page: to })}
            filters={null}
            empty={<Empty title={words.noAgreements} />}
            table={(rows, instead) => (
              <DataTable
                caption={words.agreements}
                rows={rows}
                rowKey={({ clientId, customerNumber }) => `${clientId} ${customerNumber}`}
                instead={instead}
                columns={[
                  {
                    key: 'client',
                    head: words.client,
                    card: 'title',
                    cell: (row: Agreement) => <b>{row.clientName}</b>,
                  },
                  {
                    key: 'number',
                    head: words.customerNumber,
                    card: 'labelled',
                    cell: (row: Agreement) => row.customerNumber ?? words.everyNumber,
                  },
                  {
                    key: 'type',
                    head: words.type,
                    card: 'labelled',
                    cell: ({ agreementLetter, agreementType }: Agreement) => agreementLetter ?? agreementType,
                  },
                  {
                    key: 'price',
                    head: words.price,
                    right: true,
                    card: 'labelled',
                    cell: ({ price }: Agreement) => (price === null ? '' : format.money(price)),
                  },
                  {
                    key: 'until',
                    head: words.until,
                    card: 'labelled',
                    cell: ({ validTo }: Agreement) =>
                      validTo === null ? words.untilChanged : format.date(Temporal.PlainDate.from(validTo)),
                  },
                ]}
              />
            )}
          />
        )}
      </div>
    </Page>
  )
}
