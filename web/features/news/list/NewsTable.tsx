import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { messageKinds, newsKinds, shownStates } from '@omsorg/domain/news/item/news-words.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { cutTo } from '../../../platform/forms/cut-to.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useLastPage } from '../../../platform/calls/use-last-page.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { addressView, oneOrNone, page, someOf, text } from '../../../platform/routing/address-view.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { useNewsArea } from '../area.ts'
import css from './List.module.css'
import { nextStepOf, StepQuestion, type Step } from './NextStep.tsx'

export type ListedNews = AnswerOf<typeof searchNews>['entities'][number]

const view = addressView({ search: text, kind: oneOrNone(newsKinds), states: someOf(shownStates), page })

const toneOf = { published: 'fresh', planned: 'miss', draft: 'soon', ended: 'quiet' } as const

/** All that one writes, in groups by its state; each with its readers and the step that comes next. */
export function NewsTable({ mayWrite }: { readonly mayWrite: boolean }) {
  const [t, format] = useTextsAndFormat()
  const { news: words } = t
  const area = useNewsArea()
  const { view: shown, change } = useAddressView(view)
  const [asks, setAsks] = useState<{ readonly step: Step; readonly news: ListedNews } | null>(null)
  const kinds = area.writesMessages ? messageKinds : newsKinds
  const chosen = kinds.find((kind) => kind === shown.kind)
  const messageTypes = chosen ? [chosen] : area.writesMessages ? [...messageKinds] : []
  const term = cutTo(shown.search.trim(), 100)
  const answer = useAnswer(
    searchNews,
    { input: { term, messageTypes, states: [...shown.states], page: shown.page } },
    { keepFormer: true },
  )
  useLastPage(answer, shown.page, (page) => change({ page }))
  const { entities = [], totalCount = 0, pageSize = 25, counts } = answer.data ?? {}
  const roleNames: Readonly<Record<string, string>> = t.roles.names
  const turn = (state: (typeof shownStates)[number]) =>
    change({
      states: shown.states.includes(state) ? shown.states.filter((each) => each !== state) : [...shown.states, state],
    })

  const instead =
    answer.error || !answer.data ? (
      <InsteadOfAnswer answer={answer} rows={6} />
    ) : entities.length > 0 ? undefined : term !== '' ? (
      <NothingFound term={term} onClearTerm={() => change({ search: '' })} />
    ) : shown.states.length > 0 || chosen ? (
      <Empty
        title={words.noneInStates}
        action={<Button onClick={() => change({ states: [], kind: null })}>{words.showAll}</Button>}
      />
    ) : (
      <Empty title={words.none}>{words.noneNext}</Empty>
    )
  return (
    <div className="o-stack">
      <div className={css.states} role="group" aria-label={words.showOnly}>
        {shownStates.map((state) => (
          <button
            key={state}
            type="button"
            className={css.state}
            aria-pressed={shown.states.includes(state)}
            onClick={() => turn(state)}
          >
            <b className={css.number}>{counts ? format.number(counts[state]) : '–'}</b>
            <span>
              <b>{words.states[state]}</b>
              <span className="o-second-line">{words.stateNotes[state]}</span>
            </span>
          </button>
        ))}
      </div>
      {!mayWrite && <p>{words.needsRole}</p>}
      <Card label={t.screens[area.screen]}>
        <div className={css.filters} role="search">
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            icon={<IconSearch />}
            maxLength={100}
            value={shown.search}
            onChange={(event) => change({ search: cutTo(event.target.value, 100) })}
          />
          <SelectField
            label={words.kind}
            value={chosen ?? ''}
            emptyOption={words.allKinds}
            options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            onChange={(event) => change({ kind: kinds.find((kind) => kind === event.target.value) ?? null })}
          />
        </div>
        <DataTable
          caption={t.screens[area.screen]}
          rows={entities}
          rowKey={({ newsId }) => newsId}
          stale={answer.isPlaceholderData}
          instead={instead}
          columns={[
            {
              key: 'state',
              head: words.state,
              card: 'lead',
              cell: ({ shownState }) => <Badge tone={toneOf[shownState]}>{words.states[shownState]}</Badge>,
            },
            {
              key: 'heading',
              head: words.heading,
              card: 'title',
              cell: ({ newsId, header, internalHeading, alwaysOnTop, hasChanges }) => (
                <>
                  {mayWrite ? <RouteLink to={pathTo(area.edit, { id: newsId })}>{header}</RouteLink> : header}{' '}
                  {alwaysOnTop && <Badge tone="info">{words.onTop}</Badge>}
                  {hasChanges && <Badge tone="soon">{words.unpublishedChanges}</Badge>}
                  <span className="o-second-line">{internalHeading}</span>
                </>
              ),
            },
            {
              key: 'kind',
              head: words.kind,
              card: 'labelled',
              minor: true,
              cell: ({ messageType }) => words.kinds[messageType],
            },
            {
              key: 'readers',
              head: words.readers,
              card: 'labelled',
              cell: ({ clientName, market, careUnits, roles }) => (
                <>
                  {clientName ??
                    (market === null ? words.everyClient : (Reflect.get(t.common.markets, market) as string))}
                  {careUnits.length > 0 && `, ${words.units({ count: careUnits.length })}`}
                  <span className="o-second-line">
                    {roles.length === 0 ? words.allRoles : roles.map((role) => roleNames[role] ?? role).join(', ')}
                  </span>
                </>
              ),
            },
            {
              key: 'valid',
              head: words.valid,
              card: 'labelled',
              cell: ({ validFrom, validUntil }) => (
                <>
                  <WithDates>{words.fromDay({ date: format.date(validFrom) })}</WithDates>
                  <span className="o-second-line">
                    <WithDates>
                      {validUntil ? words.untilDay({ date: format.date(validUntil) }) : words.untilFurther}
                    </WithDates>
                  </span>
                </>
              ),
            },
            {
              key: 'read',
              head: words.read,
              card: 'labelled',
              cell: ({ shownState, read, readers }) =>
                readers === 0
                  ? words.nobodyGetsIt
                  : shownState === 'draft' || shownState === 'planned'
                    ? words.nobodyYet
                    : words.readBy({ read, readers }),
            },
            ...(mayWrite
              ? [
                  {
                    key: 'step',
                    head: words.nextStep,
                    right: true,
                    card: 'action' as const,
                    cell: (news: ListedNews) => {
                      const step = nextStepOf(news)
                      return (
                        <Button
                          size="compact"
                          variant={step === 'publish' ? 'tinted' : 'outlined'}
                          aria-label={words.stepOn({ step: words.steps[step], header: news.header })}
                          onClick={() => setAsks({ step, news })}
                        >
                          {words.steps[step]}
                        </Button>
                      )
                    },
                  },
                ]
              : []),
          ]}
        />
        <Pager
          words={t.common.table}
          total={totalCount}
          pageSize={pageSize}
          page={shown.page}
          onPage={(next) => change({ page: next })}
        />
      </Card>
      {asks && <StepQuestion {...asks} onClose={() => setAsks(null)} />}
    </div>
  )
}
