import { readReportReach as contract } from '@omsorg/contract/reports/report/read-report-reach.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { earliestDay } from '@omsorg/domain/reports/report/report-period.ts'
import { handle } from '../../../platform/handle.ts'
import { readReachUnits } from './places.sql.ts'

export const readReportReach = handle(contract, async ({ actor, today, tx }) =>
  agree({
    today: today.toString(),
    earliest: earliestDay(today).toString(),
    units: await readReachUnits(tx, actor.application === 'GUIDE'),
  }),
)
