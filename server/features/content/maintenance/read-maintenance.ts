import { readMaintenance as contract } from '@omsorg/contract/content/maintenance/read-maintenance.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { readLanguage } from '@omsorg/texts/language.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { cleanText } from '../static-content/clean-text.ts'
import { shownText } from '../static-content/static-content.sql.ts'

/** Whoever brings the key of the settings in a browser that was shown the screen goes past it: somebody must be able to. */
export function readMaintenance(mayPass: (key: string) => boolean): Handler<typeof contract.name> {
  return handle(contract, async ({ params, exchange, now, tx }) => {
    const key = exchange.headers['om-maintenance-key']
    const isMarked = /(?:^|;\s*)guide-mm=1(?:;|$)/.test(String(exchange.headers['cookie'] ?? ''))
    if (isMarked && typeof key === 'string' && mayPass(key)) return notFound()
    const message = await shownText(tx, 'MAINTENANCE', readLanguage(params.lang), now)
    return message === null ? notFound() : agree({ message: cleanText(message) })
  })
}
