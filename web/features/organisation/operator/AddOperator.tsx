import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { createOperator } from '@omsorg/contract/sign-in/operator/create-operator.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { addressedPerson, type NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import { treeNode } from '@omsorg/domain/organisation/tree/forest.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { type ReactNode, useRef } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { refetch, useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { addressView, oneOf } from '../../../platform/routing/address-view.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import MethodsScreen from '../method/MethodsScreen.tsx'
import { waysIn } from '../method/ways-in.ts'
import { addressOfNode, wizardActions } from '../node/chosen-node.ts'
import type { WizardProps } from '../node/wizards.ts'
import { focusTaken } from '../record/taken-by.ts'
import { roleNames } from '../role/role-words.ts'
import type { OperatorTree } from '../tree/operator-tree.ts'
import { FirstStep } from '../wizard/FirstStep.tsx'
import { WizardFrame, type WizardStepShown } from '../wizard/WizardFrame.tsx'
import { WizardSummary, type WizardSummaryProps } from '../wizard/WizardSummary.tsx'
import EditOperator from './EditOperator.tsx'
import css from './Operator.module.css'
import { noOperator, operatorOf, type OperatorValues } from './operator-values.ts'
import { OperatorFields } from './OperatorFields.tsx'
import { NextStep } from './OperatorOverview.tsx'
import OperatorRoles from './OperatorRoles.tsx'

const steps = ['basic', 'methods', 'roles', 'summary'] as const
type Step = (typeof steps)[number]

const view = addressView({ step: oneOf(steps) })

const addressOfStep = (operatorId: number, step: Step) =>
  addressOfNode('PRINCIPAL', addressedPerson('Operator', operatorId), wizardActions.Operator) + view.write({ step })

/** A new operator, step by step: each step is saved by itself, and the address says which one it is (A-2.7-61). */
export default function AddOperator({ node, tree }: WizardProps<'Operator'>) {
  return node ? <GoOn key={node.personId} node={node} tree={tree} /> : <Begin tree={tree} />
}

function Begin({ tree }: { readonly tree: OperatorTree }) {
  const { wizard: words } = useAllTexts().organisationOperators
  return (
    <FirstStep
      kind="Operator"
      title={words.title}
      steps={steps}
      words={words.steps}
      isRequired={(step) => step === 'basic'}
    >
      <BasicStep tree={tree} onMade={(id) => void openAddress(addressOfStep(id, 'methods'))} />
    </FirstStep>
  )
}

function GoOn({ node, tree }: { readonly node: NodeOf<'Operator'>; readonly tree: OperatorTree }) {
  const t = useAllTexts()
  const { wizard: words } = t.organisationOperators
  const { saved, summaryResult } = t.organisationClients.wizard
  const { step } = useAddressView(view).view
  const answer = useAnswer(readOperator, { params: { id: node.personId } }, { anew: true })
  const methods = useAnswer(readMethods, { params: { userId: node.personId } }, { anew: true })
  const operator = answer.data
  const held = operator?.roles.map(({ name }) => name) ?? []
  const results: Readonly<Record<Step, string>> = {
    basic: operator?.name ?? saved,
    methods: waysIn(methods.data ?? null, t.organisationUsers.methods),
    roles: held.length > 0 ? roleNames(held, t) : words.noRole,
    summary: summaryResult,
  }
  const shown = steps.map((name): WizardStepShown<Step> => ({
    name,
    word: words.steps[name],
    required: name === 'basic',
    done: name === 'basic' || name === 'methods' || (name === 'roles' && held.length > 0),
    result: results[name],
    href: addressOfStep(node.personId, name),
  }))
  async function go(to: Step): Promise<void> {
    await refetch([readOperator, readMethods])
    await openAddress(addressOfStep(node.personId, to))
  }
  const leave = () => openAddress(addressOfNode('PRINCIPAL', node))
  const screens: Readonly<Record<Step, ReactNode>> = {
    basic: <EditOperator node={node} mayChange tree={tree} />,
    methods: <MethodsScreen node={node} mayChange />,
    roles: <OperatorRoles node={node} mayChange tree={tree} />,
    summary: operator ? (
      <OperatorSummary operator={operator} steps={shown} onFinish={leave} />
    ) : (
      <InsteadOfAnswer answer={answer} kind="line" rows={5} />
    ),
  }
  return (
    <WizardFrame title={words.title} steps={shown} current={step} onGo={go} onLeave={leave}>
      {screens[step]}
    </WizardFrame>
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
    if (!result?.ok) return focusTaken(form, result)
    isMade.current = true
    const { id } = result.value
    tree.insert(null, treeNode({ id: String(id), name: who, facts: { operatorId: id } }))
    onMade(id)
  }
  return (
    <Card padded label={words.steps.basic}>
      <LeavingQuestion isDirty={() => form.isChanged && !isMade.current} />
      <Form className={css.fields} onSend={save}>
        <OperatorFields form={form} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.create}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

interface OperatorSummaryProps extends Pick<WizardSummaryProps, 'steps' | 'onFinish'> {
  readonly operator: AnswerOf<typeof readOperator>
}

/** What was entered of an operator, and the mail that lets them in. */
function OperatorSummary({ operator, steps: shown, onFinish }: OperatorSummaryProps) {
  const t = useAllTexts()
  const { fields, applications } = t.organisationOperators
  return (
    <>
      <NextStep operator={operator} />
      <WizardSummary
        steps={shown}
        entered={{
          basic: (
            <DefinitionList
              items={[
                { key: 'name', label: fields.firstName, value: operator.firstName },
                { key: 'lastName', label: fields.lastName, value: operator.lastName },
                { key: 'userName', label: fields.userName, value: operator.userName },
                { key: 'email', label: fields.email, value: operator.email ?? '–' },
                { key: 'application', label: fields.application, value: applications[operator.application] },
                {
                  key: 'market',
                  label: fields.marketAreaCode,
                  value: t.common.markets[operator.marketAreaCode as MarketCode],
                },
              ]}
            />
          ),
        }}
        onFinish={onFinish}
      />
    </>
  )
}
