import { readProductGroups as contract } from '@omsorg/contract/products/group/read-product-groups.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { nameOfGroup } from '@omsorg/domain/products/group/group-name.ts'
import { visibleTypes } from '@omsorg/domain/products/product/visibility.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readAssortment } from '../search/assortment.ts'
import { readGroups } from './read-product-groups.sql.ts'

export const readProductGroups = handle(contract, async ({ params, query, actor, today, tx }) => {
  const { clientId, carePlaceId, market } = actor
  if (params.code !== market) return notFound()
  if (!clientId) return refuse('client-not-chosen')
  const { customerNumber, therapyArea, page, pageSize } = query
  const assortment = await readAssortment(tx, { actor, clientId, carePlaceId, customerNumber })
  if (!assortment) return refuse('place-not-chosen')
  const { settings, roles, areaIsOn, availabilityIn, customerNumberIn } = assortment
  const areas = therapyArea ? [therapyArea] : therapyAreas
  if (customerNumber !== undefined && areas.every((area) => customerNumberIn(area) === null)) {
    return refuse('customer-number-missing', { at: 'customerNumber' })
  }
  const groups = await readGroups(tx, {
    market,
    clientId,
    area: therapyArea ?? null,
    term: query.searchTerm ?? '',
    types: therapyAreas
      .filter((area) => areaIsOn(area, false))
      .map((area) => [area, visibleTypes({ availability: availabilityIn(area), roles })] as const),
    customerNumbers: areas.map((area) => [area, customerNumberIn(area)] as const),
    showsPca: assortment.pcaIsOpen,
    refusesLatex: settings.latex_free_only,
    refusesPvc: settings.pvc_free_only,
    today,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    descending: query.sortOrder === 'desc',
  })
  return agree({
    entities: groups.map((group) => ({
      productGroupNumber: group.product_group_number,
      name: nameOfGroup(group.names),
      therapyArea: group.therapy_area,
      itemCount: group.items,
    })),
    totalCount: groups[0]?.total ?? 0,
    page,
    pageSize,
  })
})
