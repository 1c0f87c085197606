import type { organisationEndpoints } from '@omsorg/contract/organisation/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { expandClients } from './tree/expand-clients.ts'
import { listCarePlaces } from './tree/list-care-places.ts'
import { listCareUnits } from './tree/list-care-units.ts'
import { listRootClients } from './tree/list-root-clients.ts'
import { readNodeTree } from './tree/read-node-tree.ts'
import { searchClients } from './tree/search-clients.ts'

export const organisationHandlers: HandlersOf<typeof organisationEndpoints> = {
  listRootClients,
  listCareUnits,
  listCarePlaces,
  searchClients,
  expandClients,
  readNodeTree,
}

export { writeOrganisationEvent } from './organisation-event.sql.ts'
