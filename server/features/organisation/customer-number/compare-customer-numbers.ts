import { compareCustomerNumbers as contract } from '@omsorg/contract/organisation/customer-number/compare-customer-numbers.ts'
import { comparedWith, newInErp } from '@omsorg/domain/organisation/customer-number/customer-number.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { ErpCatalogue } from '../../../adapters/erp-catalogue/port.ts'
import { handleInSteps, type Handler, notFound } from '../../../platform/handle.ts'
import { findOwner, readNumbers, readUsedNumbers, writeComparison } from './customer-numbers.sql.ts'

export function compareCustomerNumbers(erp: ErpCatalogue): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ params, now, transaction }) => {
    const asked = await transaction((tx) => findOwner(tx, params))
    if (!asked) return notFound()
    if (asked.erpCustomerIdentifier === '') return refuse('customer-unknown')
    const answer = await erp.customerNumbersOf(asked.erpCustomerIdentifier)
    if (answer.result === 'unavailable') return refuse('erp-unavailable')
    if (answer.result === 'unknown-customer') return refuse('customer-unknown')
    const inErp = answer.value
    return transaction(async (tx) => {
      // Whoever was removed while the ERP was asked is compared no more.
      const owner = await findOwner(tx, params)
      if (!owner) return notFound()
      const [stands, used] = await Promise.all([readNumbers(tx, owner), readUsedNumbers(tx, owner.clientId)])
      const states = Object.fromEntries(stands.numbers.map((each) => [each.number, comparedWith(each, inErp)]))
      await writeComparison(tx, owner, states, now)
      const { numbers, version } = await readNumbers(tx, owner)
      const unused = new Set(newInErp(inErp, used.all))
      return agree({
        clientId: owner.clientId,
        customerNumbers: numbers,
        rowVersion: version,
        inErp: inErp.map((each) => ({ ...each, isNew: unused.has(each) })),
      })
    })
  })
}
