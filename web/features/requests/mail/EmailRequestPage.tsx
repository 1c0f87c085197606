import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listStoredMails } from '@omsorg/contract/requests/mail/list-stored-mails.ts'
import { sendMailAgain } from '@omsorg/contract/requests/mail/send-mail-again.ts'
import { searchOperators } from '@omsorg/contract/sign-in/operator/search-operators.ts'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useState } from 'react'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { addressView, flag, page } from '../../../platform/routing/address-view.ts'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Chip } from '../../../ui/action/Chip.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './EmailRequest.module.css'

type Mail = AnswerOf<typeof listStoredMails>['entities'][number]

const mailsView = addressView({ failed: flag, page })
const tones = { waiting: 'info', sent: 'fresh', failed: 'error' } as const
/** What is on its way is looked at again so often, in milliseconds. */
const lookAgain = 3000

/** Mails to customer service that are kept, sent once more to whom one chooses, with what came of each (O-2-98). */
export function EmailRequestPage() {
  const [t, format] = useTextsAndFormat()
  const words = t.storedMails
  const { view, change } = useAddressView(mailsView)
  const mayWrite = useSessionUser()?.permissions.includes('UtilitiesWrite') ?? false
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [toService, setToService] = useState(true)
  const [operatorIds, setOperatorIds] = useState<readonly number[]>([])
  const [round, setRound] = useState(0)
  const answer = useAnswer(
    listStoredMails,
    { query: { page: view.page, ...(view.failed && { onlyFailed: 'true' }) } },
    { keepFormer: true, again: () => lookAgain },
  )
  const operators =
    useAnswer(searchOperators, { query: { pageSize: 200 } }, { enabled: mayWrite, keepFormer: true }).data?.entities ??
    []
  const sending = useAction(sendMailAgain, {
    outdates: [listStoredMails],
    resolves: ['mail-not-found', 'receiver-not-found'],
  })
  const nameOf = (id: number) => {
    const found = operators.find((each) => each.id === id)
    return found ? `${found.firstName} ${found.lastName}` : ''
  }
  const receivers = operatorIds.length + (toService ? 1 : 0)
  const count = chosen.size * receivers

  function toggle(id: number): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  async function send(): Promise<void> {
    const input = { requestIds: [...chosen], customerService: toService, operatorIds: [...operatorIds] }
    const result = await sending.run({ input }, { done: words.queued({ count }) })
    if (result?.ok) setChosen(new Set())
  }

  return (
    <Page title={t.screens.emailRequest} lead={words.lead}>
      <ToolTabs current="UtilitiesEmailRequest" />
      <div className="o-stack">
        <HistoryCard
          title={words.title}
          answer={answer}
          page={view.page}
          onPage={(to) => change({ page: to })}
          filters={
            <div className={css.filters}>
              <CheckboxField
                label={words.onlyFailed}
                checked={view.failed}
                onChange={({ target }) => change({ failed: target.checked, page: 1 })}
              />
            </div>
          }
          empty={<Empty title={view.failed ? words.noneFailed : words.none} />}
          table={(rows, instead) => (
            <DataTable
              caption={words.title}
              rows={rows}
              rowKey={({ requestId }) => requestId}
              instead={instead}
              columns={[
                {
                  key: 'choice',
                  head: words.what,
                  headHidden: true,
                  card: 'lead',
                  width: '48px',
                  cell: ({ requestId }: Mail) =>
                    mayWrite && (
                      <CheckboxField
                        label={<VisuallyHidden>{words.choose({ number: String(requestId) })}</VisuallyHidden>}
                        checked={chosen.has(requestId)}
                        onChange={() => toggle(requestId)}
                      />
                    ),
                },
                {
                  key: 'what',
                  head: words.what,
                  card: 'title',
                  cell: ({ kind, requestId }: Mail) => (
                    <>
                      <b>{words.kinds[kind]}</b>
                      <span className="o-second-line">{requestId}</span>
                    </>
                  ),
                },
                {
                  key: 'from',
                  head: words.from,
                  card: 'labelled',
                  cell: ({ carePlaceName, clientName }: Mail) => (
                    <>
                      {carePlaceName}
                      <span className="o-second-line">{clientName}</span>
                    </>
                  ),
                },
                {
                  key: 'asked',
                  head: words.asked,
                  card: 'labelled',
                  cell: ({ requestedOn }: Mail) => format.dateTime(requestedOn),
                },
                {
                  key: 'state',
                  head: words.state,
                  card: 'status',
                  cell: ({ state }: Mail) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
                },
                {
                  key: 'again',
                  head: words.again,
                  card: 'labelled',
                  cell: ({ again }: Mail) =>
                    again.length === 0
                      ? words.notAgain
                      : again.map((each) => (
                          <span key={each.mailRequestId} className={css.line}>
                            {words.sentTo({
                              receiver: each.receiver ?? words.service,
                              state: words.states[each.state].toLowerCase(),
                              at: format.dateTime(each.askedOn),
                              by: each.by ? authorName(each.by, t) : '',
                            })}
                          </span>
                        )),
                },
              ]}
            />
          )}
        />
        <Card title={words.receivers} padded="stack">
          <CheckboxField
            label={words.service}
            checked={toService}
            disabled={!mayWrite}
            onChange={({ target }) => setToService(target.checked)}
          />
          {mayWrite && (
            <SearchSelect
              key={round}
              label={words.operators}
              options={operators
                .filter(({ id }) => !operatorIds.includes(id))
                .map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}` }))}
              value={null}
              placeholder={words.addOperator}
              nothingFound={words.nothingFound}
              onChange={(id) => {
                if (id === null || operatorIds.length >= 10) return
                setOperatorIds([...operatorIds, Number(id)])
                setRound(round + 1)
              }}
            />
          )}
          {operatorIds.length > 0 && (
            <div className="o-row-8">
              {operatorIds.map((id) => (
                <Chip
                  key={id}
                  removeLabel={words.remove({ name: nameOf(id) })}
                  onRemove={() => setOperatorIds(operatorIds.filter((each) => each !== id))}
                >
                  {nameOf(id)}
                </Chip>
              ))}
            </div>
          )}
          {sending.notDone?.reason === 'mail-not-found' && (
            <Notice tone="error" spoken>
              {words.lost}
            </Notice>
          )}
          {sending.notDone?.reason === 'receiver-not-found' && (
            <Notice tone="error" spoken>
              {words.receiverGone}
            </Notice>
          )}
          <div>
            <Button
              variant="primary"
              icon={<IconSend />}
              busy={sending.busy}
              reason={mayWrite ? (count === 0 ? words.missing : undefined) : words.noRight}
              onClick={() => void send()}
            >
              {words.send({ count })}
            </Button>
          </div>
        </Card>
      </div>
    </Page>
  )
}
