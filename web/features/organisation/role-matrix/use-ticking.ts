import type { Cell, MatrixNode, RolesByNode } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import { canTurnArea, copiedTo, withArea, withRole } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import type { RoleColumn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

interface TickingOptions {
  readonly draft: RolesByNode
  readonly set: (draft: RolesByNode) => void
  readonly canGive: boolean
  readonly canTake: boolean
}

/** What ticks and unticks in the draft, as far as whoever looks at it may. */
export function useTicking({ draft, set, canGive, canTake }: TickingOptions) {
  const may = (on: boolean) => (on ? canGive : canTake)
  return {
    canGive,
    canTake,
    press: ({ nodeId }: MatrixNode, column: RoleColumn, { state }: Cell) => {
      const on = state === 'empty'
      if ((on || state === 'own') && may(on)) set(withRole(draft, nodeId, column, on))
    },
    canTurn: (column: RoleColumn, areas: readonly TherapyArea[], area: TherapyArea) =>
      may(!areas.includes(area)) && canTurnArea(column, areas, area),
    turn: (nodeId: string, column: RoleColumn, area: TherapyArea, on: boolean) =>
      set(withArea(draft, nodeId, column, area, on)),
    copy: (from: string, column: RoleColumn, nodeIds: readonly string[]) => set(copiedTo(draft, from, column, nodeIds)),
  }
}

export type Ticking = ReturnType<typeof useTicking>
