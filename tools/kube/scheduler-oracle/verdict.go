package main

import (
	"fmt"
	"sort"

	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/sets"
	fwk "k8s.io/kube-scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/preemption"
)

var everything = labels.Everything()

// verdict is what the scheduler says of one world. Node is where it would place the pod.
type verdict struct {
	Node       string            `json:"node,omitempty"`
	Nodes      []nodeVerdict     `json:"nodes"`
	Message    string            `json:"message,omitempty"`
	PreFilter  string            `json:"preFilter,omitempty"`
	Preemption preemptionVerdict `json:"preemption"`
	IsOther    bool              `json:"isOther,omitempty"` // the message is no fit error
	Error      string            `json:"error,omitempty"`   // of the oracle itself
}

// nodeVerdict is one node's: no plugin where it would take the pod.
type nodeVerdict struct {
	Node    string   `json:"node"`
	Plugin  string   `json:"plugin,omitempty"`
	Code    string   `json:"code"`
	Reasons []string `json:"reasons,omitempty"`
}

type preemptionVerdict struct {
	Message    string      `json:"message,omitempty"`
	Nominated  string      `json:"nominated,omitempty"`
	Candidates []candidate `json:"candidates,omitempty"`
}

// candidate is a node that preemption could clear.
type candidate struct {
	Node       string   `json:"node"`
	Victims    []string `json:"victims"`
	Violations int64    `json:"violations"`
}

func nodeVerdictOf(node string, status *fwk.Status) nodeVerdict {
	if status.IsSuccess() {
		return nodeVerdict{Node: node, Code: status.Code().String()}
	}
	reasons := append([]string{}, status.Reasons()...)
	sort.Strings(reasons)
	return nodeVerdict{Node: node, Plugin: status.Plugin(), Code: status.Code().String(), Reasons: reasons}
}

// leftOut words what the scheduler itself says of nodes that a PreFilter excludes.
func leftOut(node string, plugins sets.Set[string]) nodeVerdict {
	reason := fmt.Sprintf("node(s) didn't satisfy plugin(s) %v", sets.List(plugins))
	return nodeVerdictOf(node, fwk.NewStatus(fwk.UnschedulableAndUnresolvable, reason))
}

func candidateOf(one preemption.Candidate) candidate {
	victims := []string{}
	for _, pod := range one.Victims().Pods {
		victims = append(victims, pod.Namespace+"/"+pod.Name)
	}
	sort.Strings(victims)
	return candidate{Node: one.Name(), Victims: victims, Violations: one.Victims().NumPDBViolations}
}
