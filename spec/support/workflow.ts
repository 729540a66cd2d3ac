/** Reads GitHub workflows with GitHub's own parser. */
import type { WorkflowTemplate } from '@actions/workflow-parser';
import { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } from '@actions/workflow-parser';

export interface CheckedWorkflow {
  readonly workflow: WorkflowTemplate;
  /** Violations of GitHub's schema. */
  readonly errors: readonly string[];
}

/** @throws Error if the text is not a workflow */
export async function readWorkflow(name: string, content: string): Promise<CheckedWorkflow> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value === undefined) throw new Error(`${name} cannot be parsed`);
  const workflow = await convertWorkflowTemplate(context, value);
  const errors = [
    ...context.errors.getErrors().map(({ message }) => message),
    ...(workflow.errors ?? []).map(({ Message }) => Message),
  ];
  return { workflow, errors };
}
