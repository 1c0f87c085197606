import { describeContract } from '../testing/contract.ts'

describeContract('planning')
