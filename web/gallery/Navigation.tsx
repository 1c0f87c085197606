import { useState } from 'react'
import { Pager } from '../ui/navigation/Pager.tsx'
import { Stepper } from '../ui/navigation/Stepper.tsx'
import { StepTitle } from '../ui/navigation/StepTitle.tsx'
import { Tabs } from '../ui/navigation/Tabs.tsx'
import css from './Gallery.module.css'

const steps = ['Receiver', 'Quantity', 'Check'] as const
const tabs = ['Products', 'Orders', 'Prescriptions'] as const

export function Navigation() {
  const [step, setStep] = useState<(typeof steps)[number]>('Check')
  const [moves, setMoves] = useState(0)
  const [tab, setTab] = useState<string>('Products')
  const [page, setPage] = useState(1)
  return (
    <>
      <div className={css.wide}>
        <Tabs
          label="Pages of a person"
          tabs={tabs.map((each) => ({
            key: each,
            word: each,
            current: each === tab,
            render: (look) => <a href={`#${each}`} onClick={() => setTab(each)} {...look} />,
          }))}
        />
      </div>
      <div className={css.wide}>
        <Stepper
          label="Steps of the order"
          shortText={`Step ${steps.indexOf(step) + 1} of ${steps.length}`}
          doneWord="(done)"
          steps={steps.map((key) => ({ key, word: key, result: 'Anna Lind' }))}
          current={step}
          onGo={(to) => {
            setStep(to)
            setMoves(moves + 1)
          }}
        />
        <h3>
          <StepTitle moves={moves}>The step {step}</StepTitle>
        </h3>
      </div>
      <Pager
        words={{
          page: ({ number, of }) => `Page ${number} of ${of}`,
          previousPage: 'Previous page',
          nextPage: 'Next page',
        }}
        total={60}
        pageSize={25}
        page={page}
        onPage={setPage}
      />
    </>
  )
}
