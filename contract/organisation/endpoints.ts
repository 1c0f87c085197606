import { expandClients } from './tree/expand-clients.ts'
import { listCarePlaces } from './tree/list-care-places.ts'
import { listCareUnits } from './tree/list-care-units.ts'
import { listRootClients } from './tree/list-root-clients.ts'
import { readNodeTree } from './tree/read-node-tree.ts'
import { searchClients } from './tree/search-clients.ts'

export const organisationEndpoints = {
  listRootClients,
  listCareUnits,
  listCarePlaces,
  searchClients,
  expandClients,
  readNodeTree,
}
