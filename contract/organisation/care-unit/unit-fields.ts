import { longestNodeName, shortestUnitName } from '@omsorg/domain/organisation/node/node-name.ts'
import { z } from 'zod'

/** The name of a care unit; spaces around it do not count (A-5-02). */
export const unitName = z.string().trim().min(shortestUnitName).max(longestNodeName)
