import { longestNodeName, shortestUnitName } from '@omsorg/domain/organisation/node/node-name.ts'
import { oneLine } from '../../fields.ts'

/** The name of a care unit; spaces around it do not count (A-5-02). */
export const unitName = oneLine(longestNodeName).min(shortestUnitName)
