import { mostCounted, searchAccessLog as contract } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { countLog, searchLog } from './access-log.sql.ts'
import { askedLog } from './asked-log.ts'
import { loggedViewOf } from './logged-view.ts'

export function searchAccessLog(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, ...call }) => {
    const asked = await askedLog(input, call, seal)
    if (!asked.ok) return asked
    const [records, totalCount] = await Promise.all([
      searchLog(call.tx, asked.value, input),
      countLog(call.tx, asked.value, mostCounted),
    ])
    return agree({
      entities: records.map((record) => loggedViewOf(record, seal)),
      totalCount,
      page: input.page,
      pageSize: input.pageSize,
    })
  })
}
