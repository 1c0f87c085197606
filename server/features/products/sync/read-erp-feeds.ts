import { readErpFeeds as contract } from '@omsorg/contract/products/sync/read-erp-feeds.ts'
import { erpFeeds, feedState } from '@omsorg/domain/products/sync/erp-feeds.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readRuns, type RunView } from './runs.sql.ts'

const shownDays = 14
const mostShown = 50

export const readErpFeeds = handle(contract, async ({ now, tx }) => {
  const { runs, lastDone } = await readRuns(tx, now.subtract({ hours: shownDays * 24 }))
  return agree({
    feeds: erpFeeds.map((feed) => {
      const own = runs.filter((run) => run.feed === feed)
      const done = lastDone.find((run) => run.feed === feed)
      return {
        feed,
        lastDone: done ? viewOf(done) : null,
        ...feedState(own.map(({ outcome, begunOn }) => ({ outcome, begunAt: begunOn }))),
        runs: own.slice(0, mostShown).map(viewOf),
      }
    }),
  })
})

function viewOf({ feed: _feed, ...run }: RunView) {
  return run
}
