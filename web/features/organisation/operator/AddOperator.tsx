import { createOperator } from '@omsorg/contract/sign-in/operator/create-operator.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { addressedPerson, type NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import { treeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { useRef, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { addressView, oneOf } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { StepTitle } from '../../../ui/navigation/StepTitle.tsx'
import { Stepper } from '../../../ui/navigation/Stepper.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { addressOfNode, wizardActions } from '../node/chosen-node.ts'
import type { WizardProps } from '../node/wizards.ts'
import { focusTaken, takenBy } from '../record/taken-by.ts'
import { roleNames } from '../role/role-words.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import type { OperatorTree } from '../tree/operator-tree.ts'
import css from './Operator.module.css'
import { noOperator, operatorOf, type OperatorValues } from './operator-values.ts'
import { OperatorFields } from './OperatorFields.tsx'
import OperatorMethods from './OperatorMethods.tsx'
import { NextStep } from './OperatorOverview.tsx'
import OperatorRoles from './OperatorRoles.tsx'

const steps = ['basic', 'methods', 'roles', 'summary'] as const
type Step = (typeof steps)[number]

const view = addressView({ step: oneOf(steps) })

/** A new operator, step by step: each step is saved by itself, and the address says which one it is (A-2.7-61). */
export default function AddOperator({ node, tree }: WizardProps<'Operator'>) {
  const [t, f] = useTextsAndFormat()
  const { wizard: words } = t.organisationOperators
  const { view: at } = useAddressView(view)
  const [moves, setMoves] = useState(0)
  // Without an operator there is nothing to go on with; with one the first step is done.
  const step: Step = node === null ? 'basic' : at.step === 'basic' ? 'methods' : at.step
  const place = steps.indexOf(step)

  function go(to: Step, operatorId = node?.personId): void {
    setMoves(moves + 1)
    const path = pathTo('OrganizationsOperator', { operatorId, actionName: wizardActions.Operator })
    void openAddress(`${path}${view.write({ step: to })}`)
  }

  return (
    <div className="o-stack">
      <PageTitle>{words.title}</PageTitle>
      <Stepper
        label={words.label}
        shortText={words.stepOf({ step: f.number(place + 1), of: f.number(steps.length) })}
        doneWord={words.done}
        steps={steps.map((key) => ({ key, word: words.steps[key] }))}
        current={step}
        onGo={(key) =>
          key === 'basic' && node ? void openAddress(addressOfNode('PRINCIPAL', node, 'EditOperator')) : go(key)
        }
      />
      <h2>
        <StepTitle moves={moves}>{words.steps[step]}</StepTitle>
      </h2>
      {node === null ? (
        <BasicStep tree={tree} onMade={(id) => go('methods', id)} />
      ) : step === 'methods' ? (
        <OperatorMethods node={node} mayChange tree={tree} onNext={() => go('roles')} />
      ) : step === 'roles' ? (
        <OperatorRoles node={node} mayChange tree={tree} onNext={() => go('summary')} />
      ) : (
        <Summary node={node} go={go} />
      )}
    </div>
  )
}

interface BasicStepProps {
  readonly tree: OperatorTree
  readonly onMade: (id: number) => void
}

function BasicStep({ tree, onMade }: BasicStepProps) {
  const { wizard: words } = useAllTexts().organisationOperators
  const form = useForm(createOperator, {
    id: 'new-operator',
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    initial: noOperator,
    toSend: (values: OperatorValues) => ({ input: operatorOf(values) }),
    resolves: ['user-name-taken', 'email-taken'],
  })
  /** What was made is filled in no more. */
  const isMade = useRef(false)
  async function save(): Promise<void> {
    if (!(await form.judge())) return
    const { firstName, lastName } = operatorOf(form.read())
    const who = `${firstName} ${lastName}`
    const result = await form.send({ done: words.created({ who }) })
    if (!result?.ok) return focusTaken(form, result?.reason)
    isMade.current = true
    const { id } = result.value
    tree.insert(null, treeNode({ id: String(id), name: who, facts: { operatorId: id } }))
    onMade(id)
  }
  return (
    <Card padded label={words.steps.basic}>
      <LeavingQuestion isDirty={() => form.isChanged && !isMade.current} />
      <Form className={css.fields} onSend={save}>
        <OperatorFields form={form} taken={takenBy(form.notDone?.reason)} onRetype={form.reset} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.create}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

interface SummaryProps {
  readonly node: NodeOf<'Operator'>
  readonly go: (step: Step) => void
}

/** What the steps came to, each with a way back, and the mail that lets the operator in. */
function Summary({ node, go }: SummaryProps) {
  const t = useAllTexts()
  const { wizard: words, fields, applications, methods: ways } = t.organisationOperators
  const answer = useAnswer(readOperator, { params: { id: node.personId } }, { anew: true })
  const methods = useAnswer(readMethods, { params: { userId: node.personId } }, { anew: true })
  const [operator, held] = [answer.data, methods.data]
  const opened = addressedPerson('Operator', node.personId)
  return (
    <SettingsAnswer title={words.steps.summary} failed={[answer, methods].find(({ error }) => error)}>
      {operator && held && (
        <div className="o-stack">
          <NextStep operator={operator} />
          <Card title={operator.name} padded="stack">
            <DefinitionList
              items={[
                { key: 'userName', label: fields.userName, value: operator.userName },
                { key: 'email', label: fields.email, value: operator.email ?? '–' },
                { key: 'application', label: fields.application, value: applications[operator.application] },
                {
                  key: 'market',
                  label: fields.marketAreaCode,
                  value: t.common.markets[operator.marketAreaCode as MarketCode],
                },
                {
                  key: 'methods',
                  label: words.ways,
                  value: [held.userNamePasswordEnabled && ways.password, held.adEnabled && ways.directory]
                    .filter(Boolean)
                    .join(', '),
                },
                {
                  key: 'roles',
                  label: words.steps.roles,
                  value:
                    operator.roles.length === 0
                      ? words.noRole
                      : roleNames(
                          operator.roles.map(({ name }) => name),
                          t,
                        ),
                },
              ]}
            />
            <div className="o-row-8">
              <Button size="compact" onClick={() => go('methods')}>
                {words.edit({ step: words.steps.methods })}
              </Button>
              <Button size="compact" onClick={() => go('roles')}>
                {words.edit({ step: words.steps.roles })}
              </Button>
            </div>
          </Card>
          <div>
            <Button variant="primary" onClick={() => void openAddress(addressOfNode('PRINCIPAL', opened))}>
              {words.finish}
            </Button>
          </div>
        </div>
      )}
    </SettingsAnswer>
  )
}
