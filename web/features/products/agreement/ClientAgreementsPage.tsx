import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { listClientAgreements } from '@omsorg/contract/products/agreement/list-client-agreements.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { isOutOfReach } from '../../../platform/calls/out-of-reach.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useTyped } from '../../../platform/forms/use-typed.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { addressView, id, page, text } from '../../../platform/routing/address-view.ts'
import { searchText } from '../../../platform/routing/search-text.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Segments } from '../../../ui/fields/Segments.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import css from './ClientAgreements.module.css'

type Answer = AnswerOf<typeof listClientAgreements>
type Agreement = Answer['entities'][number]

const agreementsView = addressView({ client: text, number: text, type: id, searchText, page })
const guidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What one client has agreed on, counted by kind (O-2-97). Prices are written in the currency of the client's market. */
export function ClientAgreementsPage() {
  const [t, ownFormat] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.clientAgreements
  const isService = useSessionUser()?.application === 'CSP'
  const { view, change } = useAddressView(agreementsView)
  const { typed, type, field } = useTyped(view.searchText, (to) => change({ searchText: to, page: 1 }))
  const clients = useAnswer(listRootClients, { query: {} }, { keepFormer: true }).data?.clients ?? []
  const clientId = guidPattern.test(view.client) ? view.client : null
  const answer = useAnswer(
    listClientAgreements,
    {
      query: {
        clientId: clientId ?? '',
        page: view.page,
        ...(view.number !== '' && { customerNumber: view.number }),
        ...(view.type !== null && { agreementType: view.type }),
        ...(view.searchText !== '' && { searchTerm: view.searchText }),
      },
    },
    { enabled: clientId !== null, keepFormer: true, silent: true },
  )
  useLastPage(answer, view.page, (last) => change({ page: last }))
  const isMissing = view.client !== '' && (clientId === null || isOutOfReach(answer.error))
  const { data } = answer
  const market = marketCodes.find((code) => code === data?.marketAreaCode)
  const format = market ? formatsFor({ locale: cultureOf(language), market }) : ownFormat
  const kindOf = ({ agreementLetter, agreementType }: Pick<Agreement, 'agreementLetter' | 'agreementType'>) =>
    agreementLetter ? t.statuses.agreement[agreementLetter] : `${words.other} ${agreementType}`

  return (
    <Page title={t.screens.clientAgreements} lead={words.lead}>
      <ToolTabs current={isService ? 'CSPUtilitiesClientAgreements' : 'UtilitiesClientAgreements'} />
      <div className="o-stack">
        <Card padded>
          <div className={css.choices}>
            <SearchSelect
              label={words.client}
              options={clients.map(({ id: value, name }) => ({ value, label: name }))}
              value={clientId}
              placeholder={words.chooseClient}
              nothingFound={words.nothingFound}
              onChange={(to) => change({ client: to ?? '', number: '', type: null, searchText: '', page: 1 })}
            />
            {clientId !== null && data && (
              <SelectField
                label={words.customerNumber}
                value={view.number}
                emptyOption={words.everyNumber}
                options={data.customerNumbers.map((number) => ({ value: number, label: number }))}
                onChange={({ target }) => change({ number: target.value, page: 1 })}
              />
            )}
          </div>
        </Card>
        {isMissing ? (
          <Card padded>
            <Empty
              title={words.missing}
              action={
                <Button
                  variant="tinted"
                  onClick={() => change({ client: '', number: '', type: null, searchText: '', page: 1 })}
                >
                  {words.chooseAnother}
                </Button>
              }
            >
              {words.missingNext}
            </Empty>
          </Card>
        ) : clientId === null ? (
          <p className="o-second">{words.begin}</p>
        ) : (
          <HistoryCard
            title={words.title}
            answer={answer}
            page={view.page}
            onPage={(to) => change({ page: to })}
            filters={
              <div className={css.filters}>
                {data && data.counts.length > 0 && (
                  <Segments
                    label={words.types}
                    shownWord={t.common.states.shown}
                    segments={data.counts.map((each) => ({
                      key: String(each.agreementType),
                      count: format.number(each.count),
                      word: kindOf(each),
                      tone: 'quiet',
                      on: view.type === each.agreementType,
                    }))}
                    onToggle={(key) => change({ type: view.type === Number(key) ? null : Number(key), page: 1 })}
                  />
                )}
                <TextField
                  label={words.search}
                  type="search"
                  autoComplete="off"
                  icon={<IconSearch />}
                  value={typed}
                  ref={field}
                  onChange={({ target }) => type(cutTo(target.value, 100))}
                />
              </div>
            }
            empty={
              view.searchText !== '' || view.type !== null ? (
                <Empty title={words.nothing}>{words.nothingNext}</Empty>
              ) : (
                <Empty title={words.none} />
              )
            }
            table={(rows, instead) => (
              <DataTable
                caption={words.title}
                rows={rows}
                rowKey={({ itemNumber, customerNumber }) => `${itemNumber} ${customerNumber}`}
                instead={instead}
                columns={[
                  {
                    key: 'item',
                    head: words.item,
                    card: 'title',
                    cell: ({ name, itemNumber }: Agreement) => (
                      <>
                        <b>{name}</b>
                        <span className="o-second-line">{itemNumber}</span>
                      </>
                    ),
                  },
                  {
                    key: 'area',
                    head: words.area,
                    card: 'labelled',
                    cell: ({ therapyArea }: Agreement) => t.therapyAreas.names[therapyArea as TherapyArea],
                  },
                  { key: 'type', head: words.type, card: 'labelled', cell: kindOf },
                  {
                    key: 'number',
                    head: words.customerNumber,
                    card: 'labelled',
                    cell: ({ customerNumber }: Agreement) => customerNumber ?? words.everyNumber,
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
