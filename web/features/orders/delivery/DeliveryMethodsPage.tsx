import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchDeliveryMethods } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import { type MarketCode, marketCodes } from '@omsorg/domain/market.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { addressView, oneOf, page, text } from '../../../platform/routing/address-view.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './DeliveryMethods.module.css'
import { ChangeMethodDialog, NewMethodDialog } from './MethodDialog.tsx'
import { useMoneyOf } from './money-of-market.ts'
import { RemoveMethodDialog } from './RemoveMethodDialog.tsx'

type Method = AnswerOf<typeof searchDeliveryMethods>['entities'][number]
type Open = { readonly what: 'new' } | { readonly what: 'change' | 'remove'; readonly method: Method } | null

const methodsView = addressView({ market: oneOf<MarketCode>(marketCodes), search: text, page })
const pageSize = 50

/** How goods can be delivered in each market: a code that settings name, words in three languages, a fee. */
export function DeliveryMethodsPage() {
  const t = useAllTexts()
  const words = t.deliveryMethods
  const { view, change } = useAddressView(methodsView)
  const [typed, setTyped] = useState(view.search)
  const [open, setOpen] = useState<Open>(null)
  const money = useMoneyOf(view.market)
  const mayWrite = useSessionUser()?.permissions.includes('UtilitiesWrite') ?? false
  const answer = useAnswer(
    searchDeliveryMethods,
    { query: { marketAreaCode: view.market, searchTerm: view.search, page: view.page, pageSize } },
    { keepFormer: true },
  )
  useLastPage(answer, view.page, (page) => change({ page }))
  const methods = answer.data?.entities ?? []
  const search = (term: string) => {
    setTyped(term)
    change({ search: cutTo(term.trim(), 100) })
  }

  const instead =
    answer.error || !answer.data ? (
      <InsteadOfAnswer answer={answer} rows={3} />
    ) : methods.length > 0 ? undefined : view.search === '' ? (
      <Empty title={words.none({ market: t.common.markets[view.market] })}>{words.noneNext}</Empty>
    ) : (
      <NothingFound term={view.search} onClearTerm={() => search('')} />
    )

  return (
    <Page
      title={t.screens.deliveryMethods}
      lead={words.lead}
      action={
        mayWrite && (
          <Button variant="primary" icon={<IconPlus />} onClick={() => setOpen({ what: 'new' })}>
            {words.add}
          </Button>
        )
      }
    >
      <ToolTabs current="UtilitiesDeliveryMethods" />
      <Card label={t.screens.deliveryMethods}>
        <div className={css.filters} role="search">
          <SelectField
            label={words.market}
            value={String(view.market)}
            onChange={(event) => change({ market: marketNamed(event.target.value) })}
            options={marketCodes.map((code) => ({ value: String(code), label: t.common.markets[code] }))}
          />
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            icon={<IconSearch />}
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
        </div>
        <DataTable
          caption={t.screens.deliveryMethods}
          rows={methods}
          rowKey={({ id }) => id}
          stale={answer.isPlaceholderData}
          instead={instead}
          columns={[
            { key: 'code', head: words.code, cell: ({ code }) => <b>{code}</b>, width: '140px', card: 'lead' },
            {
              key: 'name',
              head: words.name,
              card: 'title',
              cell: ({ name, description }) => (
                <>
                  {name}
                  {description && <span className="o-second-line">{description}</span>}
                </>
              ),
            },
            {
              key: 'point',
              head: words.deliveryPoint,
              cell: ({ needsDeliveryPoint }) => (needsDeliveryPoint ? words.pointNeeded : words.pointNotNeeded),
              card: 'labelled',
            },
            {
              key: 'fee',
              head: words.fee,
              right: true,
              card: 'labelled',
              cell: ({ fee }) => (fee === 0 ? words.free : money(fee)),
            },
            ...(mayWrite
              ? [
                  {
                    key: 'actions',
                    head: words.actions,
                    headHidden: true,
                    right: true,
                    width: '220px',
                    card: 'action' as const,
                    cell: (method: Method) => (
                      <span className="o-row-8">
                        <Button
                          variant="text"
                          size="compact"
                          icon={<IconPencil />}
                          onClick={() => setOpen({ what: 'change', method })}
                        >
                          {t.common.actions.change}
                          <VisuallyHidden> {method.name}</VisuallyHidden>
                        </Button>
                        <Button
                          variant="text"
                          size="compact"
                          icon={<IconTrash />}
                          onClick={() => setOpen({ what: 'remove', method })}
                        >
                          {t.common.actions.remove}
                          <VisuallyHidden> {method.name}</VisuallyHidden>
                        </Button>
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <Pager
          words={t.common.table}
          total={answer.data?.totalCount ?? 0}
          pageSize={pageSize}
          page={view.page}
          onPage={(next) => change({ page: next })}
        />
      </Card>
      {open?.what === 'new' && <NewMethodDialog market={view.market} onClose={() => setOpen(null)} />}
      {open?.what === 'change' && <ChangeMethodDialog id={open.method.id} onClose={() => setOpen(null)} />}
      {open?.what === 'remove' && <RemoveMethodDialog method={open.method} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function marketNamed(text: string): MarketCode {
  return marketCodes.find((code) => String(code) === text) ?? 10
}
