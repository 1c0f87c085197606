import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { TreePage } from '../node/TreePage.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import { addressedOperator, createOperatorTree, type OperatorFacts } from '../tree/operator-tree.ts'
import type { LineOf } from '../tree/TreePane.tsx'
import { useTree } from '../tree/use-tree.ts'

/** The operators, and beside them the one that the address names (A-2.4-09, A-2.4-10). */
export function OperatorsPage() {
  const t = useAllTexts()
  const { operatorTree: words } = t.organisation
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const { operatorId = null, actionName = null } = useWritten()
  const node = useMemo(
    () => (operatorId === null ? null : addressedPerson('Operator', Number(operatorId))),
    [operatorId],
  )
  const [tree, state] = useTree(createOperatorTree)
  const lineOf = useCallback<LineOf<OperatorFacts>>(
    (line) => ({ icon: nodeIcons.Operator, href: addressOfNode(application, addressedOperator(line)), below: '' }),
    [application],
  )
  return (
    <TreePage
      kind="Operator"
      title={t.screens.organisationOperators}
      {...{ tree, state, words, lineOf, node, actionName }}
      addressed={addressedOperator}
      shortestTerm={3}
    />
  )
}

/** The parts of the address as they are written. */
function useWritten(): Readonly<Record<string, string | undefined>> {
  return useParams({ strict: false })
}
