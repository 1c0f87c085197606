import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { suggestionWords, type SuggestionWord, usualSoonDays } from '@omsorg/domain/orders/supply/suggestion-words.ts'
import { useFormat } from '../../../../platform/format.ts'
import { Suspense, lazy } from 'react'
import { speakFully } from '../../../../platform/language.ts'
import { orderQueue } from '../../../../platform/order-queue.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { type ScreenAction, useScreenActions } from '../../../../platform/search/screen-actions.ts'
import { useShownList } from '../../../../platform/use-shown-list.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import type { Texts } from '@omsorg/texts/shape.ts'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Pager } from '../../../../ui/navigation/Pager.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { CarePlaceBreadcrumb } from '../../CarePlaceBreadcrumb.tsx'
import { pageMode } from '../../page-mode.ts'
import { ListTools } from './ListTools.tsx'
import { RecipientTable } from './RecipientTable.tsx'
import {
  absenceOf,
  inputOf,
  isNarrowed,
  listView,
  sumOf,
  toggledWords,
  withoutFilters,
  wordsShown,
  type Counts,
} from './list-view.ts'
import { orderPathOf } from '../../order-path.ts'
import { deliveryText, dueText, titleFor } from '../../title-for.ts'
import { useOrderKey } from '../../use-order-key.ts'
import { useSearchTerm } from './use-search-term.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'
import IconShoppingCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Segments } from '../../../../ui/fields/Segments.tsx'
import { toneOf, wordText } from '../../suggestion-text.ts'

const WithoutRows = lazy(() => import('./WithoutRows.tsx'))

const RegistrationPage = lazy(async () => {
  const [page] = await Promise.all([import('../registration/RegistrationPage.tsx'), speakFully()])
  return page
})

/** The list of the care place; `?new` registers somebody. */
export function CareRecipientListPage() {
  const { view } = useAddressView(pageMode)
  if (!view.new) return <RecipientList />
  return (
    <Suspense>
      <RegistrationPage />
    </Suspense>
  )
}

/** From where the day starts: who needs something stands on top, with the reason and the next step. */
function RecipientList() {
  const t = useTexts()
  const format = useFormat()
  const { view, change } = useAddressView(listView)
  const search = useSearchTerm(() => change({}))
  const answer = useAnswer(
    searchCareRecipients,
    { input: inputOf(view, search.asked) },
    { keepFormer: true, silent: true },
  )
  const { data } = answer
  const list = useShownList(JSON.stringify(inputOf(view, search.asked)), answer.isPlaceholderData)
  const words = wordsShown(view, search.asked !== '')
  const total = data?.totalCount ?? 0
  const everybody = data ? Math.max(sumOf(data.counts), total) : 0
  const dueWords = data && search.asked === '' ? dueText(data.counts, t) : null
  const lead = [dueWords, deliveryText(data?.nextDelivery ?? null, { t, format })].filter(Boolean).join(' ')
  const waiting = <Skeleton label={t.common.states.loading} rows={8} />
  const due = data?.toOrderIds ?? []
  const pathToFirst = pathToFirstOf(due)
  const setOut = () => orderQueue().begin(due)

  useOrderKey((onRow) => {
    if (onRow) return null
    setOut()
    return pathToFirst ?? data?.entities.map(orderPathOf).find((path) => path !== null) ?? null
  })
  useScreenActions(orderActionsOf(data?.counts ?? null, pathToFirst, t))

  return (
    <Page
      breadcrumb={<CarePlaceBreadcrumb />}
      title={data && search.asked === '' ? titleFor(data.counts, t) : t.careRecipients.list.title}
      lead={<WithDates>{lead || '\u00a0'}</WithDates>}
      action={
        <OrderForAll
          counts={data?.counts ?? null}
          path={pathToFirst}
          onSetOut={setOut}
          searching={search.asked !== ''}
        />
      }
    >
      <NeedSegments
        counts={data?.counts ?? null}
        shown={words}
        onToggle={(word) => change({ show: toggledWords(words, word) })}
      />
      <Card label={t.careRecipients.list.title}>
        <ListTools
          typed={search.typed}
          onType={search.type}
          onAsk={search.askNow}
          view={view}
          onChange={change}
          rooms={data?.rooms ?? []}
          found={data ? t.common.table.shownOf({ count: total, of: everybody }) : ''}
        />
        <RecipientTable
          rows={data?.entities ?? []}
          view={view}
          onChange={change}
          list={list}
          stale={answer.isPlaceholderData}
          instead={
            data && data.entities.length > 0 && !answer.isError ? null : (
              <Suspense fallback={waiting}>
                {data || answer.isError ? (
                  <WithoutRows
                    answer={answer}
                    everybody={everybody}
                    term={search.asked}
                    narrowed={isNarrowed(view)}
                    absence={absenceOf({ view, term: search.asked, everybody })}
                    onShowAll={() => change({ show: suggestionWords })}
                    onClearTerm={search.clear}
                    onClearFilters={() => change({ ...withoutFilters, page: 1 })}
                  />
                ) : (
                  waiting
                )}
              </Suspense>
            )
          }
        />
        <Pager
          words={t.common.table}
          total={total}
          pageSize={view.size}
          page={view.page}
          onPage={(page) => change({ page })}
        />
      </Card>
    </Page>
  )
}

function pathToFirstOf([careRecipientId]: readonly number[]): string | null {
  return careRecipientId === undefined ? null : pathTo('OrderWithdrawal', { careRecipientId })
}

/** The same, for the search of the bar. */
function orderActionsOf(counts: Counts | null, path: string | null, t: Texts): readonly ScreenAction[] {
  if (!counts || !path) return []
  return [{ key: 'order', word: t.careRecipients.list.orderForCount({ count: counts.toOrder }), path, keyCap: 'B' }]
}

interface OrderForAllProps {
  /** Null until they are known. */
  readonly counts: Counts | null
  /** The order of the first one; the receipt leads on to the next. Null when nobody can be ordered for now. */
  readonly path: string | null
  /** Whoever sets out is led from one to the next. */
  readonly onSetOut: () => void
  /** The counts are of what was found, and say nothing of everybody. */
  readonly searching: boolean
}

function OrderForAll({ counts, path, onSetOut, searching }: OrderForAllProps) {
  const { list, actions, reasons } = useTexts().careRecipients
  if (!counts) return null
  const count = counts.toOrder
  const look = { variant: 'primary', icon: <IconShoppingCartPlus /> } as const
  if (path) {
    return (
      <RouteButton {...look} keyCap="B" to={path} onClick={onSetOut}>
        {list.orderForCount({ count })}
      </RouteButton>
    )
  }
  const none = counts.timeToOrder > 0 ? reasons.nothingToOrder : searching ? list.noneShownToOrder : list.calm.title
  return (
    <Button {...look} reason={none}>
      {actions.order}
    </Button>
  )
}

interface NeedSegmentsProps {
  /** Null until they are known. */
  readonly counts: Counts | null
  readonly shown: readonly SuggestionWord[]
  readonly onToggle: (word: SuggestionWord) => void
}

/** How many need what; each count also shows or hides its people. */
function NeedSegments({ counts, shown, onToggle }: NeedSegmentsProps) {
  const t = useTexts()
  const format = useFormat()
  const help = t.careRecipients.nextOrderHelp
  const of: Record<SuggestionWord, { readonly count: number | undefined; readonly note: string }> = {
    'time-to-order': { count: counts?.timeToOrder, note: help.timeToOrder },
    soon: { count: counts?.soon, note: help.soon({ count: usualSoonDays }) },
    'consumption-missing': { count: counts?.consumptionMissing, note: help.consumptionMissing },
    'recently-ordered': { count: counts?.recentlyOrdered, note: help.recentlyOrdered },
  }
  return (
    <Segments
      label={t.careRecipients.list.byNeed}
      shownWord={t.common.states.shown}
      onToggle={onToggle}
      segments={suggestionWords.map((word) => {
        const { count, note } = of[word]
        return {
          key: word,
          count: count === undefined ? '\u2013' : format.number(count),
          word: wordText(t, word),
          note,
          tone: toneOf(word),
          on: shown.includes(word),
        }
      })}
    />
  )
}
