import { describeContract } from '../testing/contract.ts'

describeContract('sign-in')
