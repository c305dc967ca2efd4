// scheduler-oracle answers, with the code of kube-scheduler itself, where pods can be placed. It reads one world as JSON per
// line of its input, {"objects": [...], "pod": {...}}, and writes one verdict as JSON per line.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/go-logr/logr"
	"k8s.io/klog/v2"
)

const longestLine = 64 << 20 // bytes

func main() {
	klog.SetLogger(logr.Discard())
	if err := answer(context.Background(), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func answer(ctx context.Context, in io.Reader, out io.Writer) error {
	oracle, err := newOracle(ctx)
	if err != nil {
		return err
	}
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 1<<20), longestLine)
	buffered := bufio.NewWriter(out)
	for lines.Scan() {
		if err := json.NewEncoder(buffered).Encode(oracle.answer(ctx, lines.Bytes())); err != nil {
			return err
		}
		if err := buffered.Flush(); err != nil {
			return err
		}
	}
	return lines.Err()
}
