import { describeContract } from '../testing/contract.ts'

describeContract('care-place')
